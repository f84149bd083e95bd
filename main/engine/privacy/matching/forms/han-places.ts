import { hanPlace, hanRegion } from '../../lists';
import type { Draft } from './form';

/** Forms of a place in Chinese characters: its parts, each with and without what it is. */

const hanKind = /(?<=[省市区區县縣镇鎮町村郡])/u;
const hanKindEnd = /[省市区區縣县镇鎮町村郡]$/u;
const hanParts = (text: string): string[] => {
  const region = hanRegion(text);
  const first = region === null ? '' : region.at(region.index);
  return [...(first === '' ? [] : [first]), ...text.slice(first.length).split(hanKind)].filter((each) => each !== '');
};

/** "临平区" of 钦州市临平区, and 钦州 alone: the parts of a place in Chinese characters. */
export const ofHanParts = (surrogate: string, original: string): Draft[] => {
  if (!/^\p{Script=Han}{4,}$/u.test(surrogate) || !/^\p{Script=Han}{4,}$/u.test(original)) return [];
  const [all, own] = [hanParts(surrogate), hanParts(original)];
  if (all.length < 2 || all.length !== own.length) return [];
  return all.flatMap((each, at) => {
    const to = own[at] ?? '';
    const [name, ownName] = [each.replace(/市$/u, ''), to.replace(/市$/u, '')];
    const isTown = name !== each && ownName !== to && hanPlace(name) !== null;
    const pairs = [[each, to], ...(isTown ? [[name, ownName]] : [])];
    return each.length < 3 ? [] : pairs.map(([from = '', back = '']) => ({ surrogate: from, original: back, rank: 2 }));
  });
};

/** "九龙坡区" of 温州市九龙坡区人民路88号: town and district of an address alone may be said of others. */
export const ofHanAddress = (surrogate: string, original: string): Draft[] => {
  const [all, own] = [surrogate, original].map((text) => hanParts(/^\p{Script=Han}+/u.exec(text)?.[0] ?? ''));
  if (all === undefined || own === undefined || all.length !== own.length) return [];
  return all.flatMap((each, at) => {
    const to = own[at] ?? '';
    const isArea = [each, to].every((part) => part.length > 2 && hanKindEnd.test(part));
    return isArea && each !== to ? [{ surrogate: each, original: to, rank: 2, doubtful: true }] : [];
  });
};
