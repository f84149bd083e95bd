import { oneLine } from '../../../patterns/one-line';

/** What languages call a password, as alternatives of a regular expression. */
export const passwordWords = oneLine`
  passwor[dt]|passord|passwd|passphrase|pwd|kennwort|mot de passe|mdp|contraseña|contrasena|senha|palavra-passe
  |wachtwoord|hasło|haslo|lösenord
  |пароль
  |şifre|adgangskode|salasana(?:ni)?|hesl[oa]|jelszó(?:m)?
  |парола(?:та)?
  |lozinka|geslo|slaptažodis|mật khẩu|kata sandi
  |كلمة (?:المرور|السر)
  |סיסמה
`;
/** In scripts without spaces. */
export const unspacedPasswordWords = 'รหัสผ่าน|密码|密碼|パスワード|비밀번호';
