import { amongAt } from '../words';

/** Children of one’s own, where somebody is said to have them. */
export const kids = [
  'kids|children|boys|girls|sons|daughters|toddlers|teenagers|teens|little ones|littles|babies|under fives|school age kids|twins',
  'kinder|kindern|kids|jungs|madels|madchen|sohne|sohnen|tochter|tochtern|kleinkinder|kleinkindern|teenager|zwillinge|zwillingen|schulkinder|schulkindern|buben|rabauken',
  'enfants|gamins|gamines|gosses|momes|filles|garcons|fils|ados|bambins|petits|marmots|loulous|jumeaux|jumelles',
  'hijos|hijas|ninos|ninas|crios|crias|chiquillos|chamacos|pequenos|adolescentes|mellizos|gemelos|gemelas|peques|bebes|nenes',
  'figli|figlie|bambini|bambine|ragazzi|ragazze|gemelli|gemelle|bimbi|bimbe',
  'filhos|filhas|criancas|meninos|meninas|gemeos|gemeas|bebes|adolescentes|pequenos',
  'kinderen|kids|zonen|dochters|pubers|kleuters|peuters|tweeling|jongens|meiden',
  'dzieci|dzieciaki|synów|córki|córek|dzieciaków|dziećmi|maluchów',
  'barn|soner|dottrar|tonaringar|smabarn|ungar',
  'çocuk|çocuğum|çocuğumuz|çocuğu',
];
export const kidsAt = amongAt(kids);
