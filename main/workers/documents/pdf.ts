import { getDocumentProxy } from 'unpdf';
import type { DocumentText } from '../../../shared/documents';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** A line of a page, in points from its lower left corner. */
interface Line {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** A blank wider than this many times the letters' size parts the columns of a table, … */
const wideGap = 2;
/** … or than this where the line has blanks inside its pieces: in a justified line all are wide. */
const columnGap = 0.9;
/** Lines further apart than this many times their size belong to two paragraphs. */
const leading = 1.7;
/** A line that ends this near to the right edge of its column goes on in the next. */
const full = 0.82;
/** Points between the left edges of lines of one column: the first of a paragraph may stand further in. */
const indent = 40;

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

const isBlank = ({ text }: Piece): boolean => text.trim() === '';

const lineOf = (pieces: readonly Piece[]): Line | null => {
  const first = pieces.find((piece) => !isBlank(piece));
  if (first === undefined) return null;
  const hasNarrow = pieces.some(({ text }) => /\S \S/.test(text));
  const gap = (hasNarrow ? columnGap : wideGap) * first.size;
  return {
    text: pieces.map((piece) => (isBlank(piece) && piece.width > gap ? '\t' : piece.text)).join(''),
    left: first.x,
    right: Math.max(...pieces.map(({ x, width }) => x + width)),
    baseline: first.y,
    size: first.size,
  };
};

const linesOf = async (page: Page): Promise<Line[]> => {
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  const end = (): void => {
    const line = lineOf(pieces);
    if (line !== null) lines.push(line);
    pieces = [];
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , height = 0, x = 0, y = 0] = item.transform as number[];
    if (item.str !== '')
      pieces.push({ text: item.str, x, y, width: item.width, size: Math.abs(height) || item.height });
    if (item.hasEOL) end();
  }
  end();
  return lines;
};

/** What was filled into a form stands beside its label, as it does on the page. */
const withFields = async (page: Page, lines: Line[]): Promise<Line[]> => {
  const annotations = (await page.getAnnotations()) as { fieldType?: string; fieldValue?: unknown; rect: number[] }[];
  for (const { fieldType, fieldValue, rect } of annotations) {
    const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
    if (fieldType === 'Btn' || typeof value !== 'string' || value.trim() === '') continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    const label = lines
      .filter((line) => line.baseline > bottom - 4 && line.baseline < top && line.right <= left + 4)
      .sort((a, b) => b.right - a.right)[0];
    if (label === undefined) lines.push({ text: value, left, right, baseline: bottom, size: top - bottom });
    else {
      label.text = `${label.text.replace(/\s*:?\s*$/, '')}: ${value}`;
      label.right = right;
    }
  }
  return lines;
};

/** What stands between two words, of which the second begins a line. */
const space = ({ text }: Line): string => (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? '' : ' ');

/** Lines that are one paragraph are joined: a name or a sum that is broken between them is whole again. */
const paragraphs = (lines: readonly Line[]): string => {
  /** Where a line of the same column ends when it is full. */
  const edge = ({ left }: Line): number => {
    const column = lines.filter((line) => Math.abs(line.left - left) < indent);
    return left + full * (Math.max(...column.map(({ right }) => right)) - left);
  };
  return lines.reduce((text, line, at) => {
    const above = lines[at - 1];
    if (above === undefined) return line.text;
    const gap = above.baseline - line.baseline;
    // The next column begins further up.
    const isNear = gap < 0 ? !/[.!?:]$/.test(above.text.trimEnd()) : gap < leading * above.size;
    const columns = [above, line].filter(({ text }) => text.includes('\t')).length;
    // Detection reads over a word that is parted at a line's end.
    const isFull = above.right > edge(above) && !above.text.endsWith('-');
    const goesOn = isNear && isFull && columns === 0 && Math.abs(above.size - line.size) < 1;
    const between = goesOn ? space(line) : isNear || columns === 2 ? '\n' : '\n\n';
    return `${text.trimEnd()}${between}${line.text}`;
  }, '');
};

/**
 * The words of a PDF document, page by page, with what was filled into its forms.
 *
 * @param characterMaps A folder with Adobe's CMaps: which letters the codes of Chinese, Japanese and Korean fonts are.
 */
export const pdfText = async (bytes: Uint8Array, characterMaps: string): Promise<DocumentText> => {
  try {
    const document = await getDocumentProxy(bytes, { verbosity: 0, cMapUrl: `${characterMaps}/`, cMapPacked: true });
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      pages.push(paragraphs(await withFields(page, await linesOf(page))));
      page.cleanup();
    }
    const wordless = pages.flatMap((page, at) => (page === '' ? [at + 1] : []));
    return { text: pages.filter((page) => page !== '').join('\n\n'), wordless };
  } catch (thrown) {
    return { refusal: (thrown as Error).name === 'PasswordException' ? 'locked' : 'damaged' };
  }
};
