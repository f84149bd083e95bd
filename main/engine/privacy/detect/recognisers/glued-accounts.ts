import { isMarked, isName, isOfName } from './account-name';
import type { Labelled } from './labelled';

/** Accounts of messengers and sites in scripts without spaces. */
export const gluedAccounts: Labelled = {
  cues: [
    '游戏账号|游戏名|游戏昵称|遊戲名稱?|游戏ID|账号|帳號|账户|角色名|微信号|微信ID|微信|QQ号码?|QQ|用户名|用户ID|账户名|账号名|登录名|昵称|网名|抖音号?|小红书号?|微博|推特|脸书',
    'ゲームのID|ゲームID|プレイヤーID|プレイヤー名|キャラ名|ユーザー名|ユーザーネーム|ユーザーID|ログインID|ログイン名|アカウント名|アカウント|[俺私僕]のID|ハンドルネーム|ニックネーム|インスタ|ツイッター|ラインのID|ラインID|ライン|LINEのID|(?<![A-Za-z])LINE(?= ID)',
    '사용자명|아이디|닉네임|카톡|카카오톡',
  ],
  value:
    '@?[A-Za-z_][A-Za-z0-9_.-]{2,30}|[\\p{sc=Han}\\p{sc=Katakana}]{2,10} ?_[A-Za-z0-9]{1,10}|[\\p{sc=Han}\\p{sc=Katakana}]{2,6} ?[0-9]{1,4}|[0-9]{5,12}',
  isValue: (name) => isName(name) && (isMarked(name) || isOfName(name.toLowerCase())),
  ofWords: true,
};
