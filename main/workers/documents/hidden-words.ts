import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type JSZip from 'jszip';

/** Words that a Word document hides: runs that are, or whose style is, `w:vanish` (ECMA-376-1 §17.3.2.41). */

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'text/xml');
const all = (node: Document | Element, name: string): Element[] => Array.from(node.getElementsByTagName(name));
const child = (node: Element | undefined, name: string): Element | undefined =>
  Array.from(node?.childNodes ?? []).find((each): each is Element => each.nodeName === name);
const valOf = (node: Element | undefined): string => node?.getAttribute('w:val') ?? '';

/** Undefined where the properties say nothing of it. */
const vanishes = (properties: Element | undefined): boolean | undefined => {
  const vanish = child(properties, 'w:vanish');
  return vanish && !/^(?:0|false|off)$/u.test(valOf(vanish));
};

const hiddenStyles = (xml: string): Set<string> => {
  if (!xml.includes('w:vanish')) return new Set();
  const styles = new Map(all(parse(xml), 'w:style').map((style) => [style.getAttribute('w:styleId') ?? '', style]));
  const isHidden = (id: string, depth = 0): boolean => {
    const style = styles.get(id);
    // A damaged file's styles may stand on each other.
    if (style === undefined || depth > styles.size) return false;
    return vanishes(child(style, 'w:rPr')) ?? isHidden(valOf(child(style, 'w:basedOn')), depth + 1);
  };
  return new Set([...styles.keys()].filter((id) => isHidden(id)));
};

const paragraphOf = (run: Element): Element | undefined => {
  let node = run.parentNode;
  while (node !== null && node.nodeName !== 'w:p') node = node.parentNode;
  return (node as Element | null) ?? undefined;
};

/** What must stay, for a field's signs are told by pairs. */
const signs = new Set(['w:rPr', 'w:fldChar', 'w:instrText']);
const noteReferences = ['w:footnoteReference', 'w:endnoteReference'];

const holdsWords = (node: Element): boolean =>
  all(node, 'w:t').some(({ textContent }) => textContent?.trim()) ||
  noteReferences.some((name) => all(node, name).length > 0);

/** Whether there were any. */
const takeOut = (document: Document, styles: ReadonlySet<string>): boolean => {
  let any = false;
  for (const run of all(document, 'w:r')) {
    const properties = child(run, 'w:rPr');
    const paragraph = paragraphOf(run);
    const isHidden =
      vanishes(properties) ??
      (styles.has(valOf(child(properties, 'w:rStyle'))) ||
        styles.has(valOf(child(child(paragraph, 'w:pPr'), 'w:pStyle'))));
    if (!isHidden || !holdsWords(run)) continue;
    any = true;
    for (const part of Array.from(run.childNodes)) if (!signs.has(part.nodeName)) run.removeChild(part);
    // Of an item of a list its number would stay.
    if (paragraph?.textContent?.trim() === '') paragraph.parentNode?.removeChild(paragraph);
  }
  return any;
};

/** Takes them out of the document, its margins and its notes. @returns Whether there were any. */
export const withoutHiddenWords = async (zip: JSZip): Promise<boolean> => {
  const styles = hiddenStyles((await zip.file('word/styles.xml')?.async('text')) ?? '');
  let any = false;
  for (const part of zip.file(/^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/u)) {
    const xml = await part.async('text');
    if (!xml.includes('w:vanish') && ![...styles].some((style) => xml.includes(`w:val="${style}"`))) continue;
    const document = parse(xml);
    if (!takeOut(document, styles)) continue;
    any = true;
    zip.file(part.name, new XMLSerializer().serializeToString(document));
  }
  return any;
};
