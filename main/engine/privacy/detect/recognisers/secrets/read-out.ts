import { oneLine } from '../../../patterns/one-line';
import { spelledAfter } from '../spelled';

/** Of what, and whose: "pin de la tarjeta", "PIN meiner Karte", "code of the front door". */
const ofThing = oneLine`
  (?:
    (?: (?:of|for|von|vom|zur?|für|de|du|des|d[ao]s?|del(?:la|l)?|per|van|voor|do|od|till|på|av))?(?: (?:
      the|my|our|his|her|de[rmsn]|die|das|meine[rmsn]?|la|le|el|mi|ma|mon|mia|minha|meu|het|mijn|min|mitt
    ))(?: (?:front|back|main|side|credit|debit|bank))? [\p{L}-]{3,14}
    |(?: (?:de|do|od|di|du|för|van)) \p{L}{3,14}
  )?
`;

/** PINs, codes and passwords that are read out digit by digit: "my pin is seven oh two one". */
export const readOut = spelledAfter(
  [
    `(?:pin(?:[- ]?(?:code|number|nummer|kod(?:en)?))?|geheimzahl|geheimnummer)${ofThing}`,
    oneLine`
      (?:(?:door|gate|entry|alarm|lock|safe|access|security|building|phone|verification|card)[ -])?(?:pass)?code${ofThing}
      |pass(?:word|phrase)${ofThing}|combination${ofThing}
    `,
    `(?:\\p{L}{2,12}-?)?(?:code|passwort|kennwort|kombination)${ofThing}`,
    `code(?: (?:pin|secret|d['’]accès))?${ofThing}|mot de passe${ofThing}|digicode`,
    `c(?:ó|o)digo(?: (?:pin|secreto|secreta|de acceso|de acesso))?${ofThing}|(?:clave|contraseña|senha|palavra-passe)${ofThing}`,
    `codice(?: (?:pin|segreto|di accesso))?${ofThing}|password${ofThing}`,
    `(?:\\p{L}{2,12})?(?:code|wachtwoord)${ofThing}|kod(?: pin)?${ofThing}|hasło${ofThing}|(?:\\p{L}{2,10})?kod(?:en)?${ofThing}|lösenord(?:et)?${ofThing}`,
  ],
  3,
);
