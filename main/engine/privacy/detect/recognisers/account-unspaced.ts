import { headFirst } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';

/** Names of accounts in Chinese and Japanese, behind the word for one. */

/** What a form asks for, and who plays. A game and a story have names too: those of a player are somebody's. */
const playersOf =
  '用户名|昵称|网名|游戏(?:昵称|ID)|微博名|抖音名|QQ名|小红书名|(?:[我你他她咱]|自己|本人|老[公婆]|[男女]?朋友|儿子|女儿|[哥弟姐妹]{1,2})(?:们)?(?:的|在\\p{Script=Han}{1,6}的)?(?:游戏(?:里的?)?名字?|角色名)|(?:微信|QQ|抖音|小红书|微博|B站)(?=叫)';
const playersIn =
  '(?:ディスコード|Discord|インスタ|ツイッター|X|TikTok|Steam|PSN|スイッチ)の(?:名前|ID)|ユーザー名|ユーザーネーム|ハンドルネーム|ニックネーム|プレイヤー名|アカウント名|ゲーム内の名前|(?:私|俺|僕|自分|彼|彼女|彼氏|友達|旦那|息子|娘|兄|弟|姉|妹|うちの子)の(?:ゲーム(?:内)?の(?:名前|キャラ名)|キャラ名)';
/** 必填项, 系统生成的, 変更不可: what a form says of such a name. */
const statedOf = oneLine`
  (?:
    必[填须需須]|[选選]填|可[选選]|任意|[只唯][读讀]|唯一|系[统統]|默[认認]|[预預][设設]|自[动動]|由|用[来來于於]
    |不[能可得]|[无無]效|有效|重[复複]|公[开開]|保密|字[母符]|英文|中文|[数數]字|以|可以|允[许許]|[应應]|需|已
    |未[填设設知]|[请請][输輸填]|最[多少长長短]|手机|手機|[邮郵]箱|[电電][话話子]|[区區]分
  )|[空某](?:白|值|的)?(?![\p{Script=Han}A-Za-z0-9_])|\p{Script=Han}{1,8}的(?![\p{Script=Han}A-Za-z0-9_])
`;
const statedIn =
  '必[須要]|任意|最[大小]|大文字|小文字|メール|電話|(?:社員|会員|学籍|携帯)番号|入力|登録|重複|変更|一意|自由|無効|有効|未設定|未入力|非?公開|半角|全角|英数|英字|英語|日本語|数字|漢字|以[下上]|既に|すでに|自動|固定|共通|本名|(?:空欄?|同じ|別|不明|秘密|内緒|無し|なし)(?:です|だ|で、)';
/** 昵称是疯狂小土豆, ハンドルネームはねこまんまです: scripts without spaces. */
export const unspacedOwn = new RegExp(
  headFirst(oneLine`
    (?:${playersOf})(?:是|叫做?|为|[:：])["“「]?(?![什啥不错錯被没沒太很哪怎谁誰一]|${statedOf})
    ([\p{Script=Han}A-Za-z0-9_]{2,12})(?=["”」]?(?:[,，。、!！?？]|$))
    |(?:${playersIn})は「?(?![何誰どな]|${statedIn})
    ([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Za-z0-9_]{2,14}?)
    (?=」?(?:です|だ(?:けど|よ)|で、|という|っていう))
  `),
  'gu',
);
