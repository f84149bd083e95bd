import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { DocumentText } from '../../../../shared/documents';
import { maxDraftLength } from '../../../../shared/domain';
import { linesOf, type Page, withFields } from './lines';
import { paragraphs } from './paragraphs';
import { alignTables } from './tables';

const pageText = async (page: Page): Promise<string> => {
  const lines = await withFields(page, await linesOf(page));
  alignTables(lines);
  page.cleanup();
  return paragraphs(lines);
};

/** PDF.js loads itself when it is first needed. */
export const loadPdf = async (): Promise<void> => void (await getResolvedPDFJS());

/**
 * The words of a PDF document, page by page, with what was filled into its forms.
 *
 * @param characterMaps A folder with Adobe's CMaps: which letters the codes of Chinese, Japanese and Korean fonts are.
 */
export const pdfText = async (bytes: Uint8Array, characterMaps: string): Promise<DocumentText> => {
  try {
    const document = await getDocumentProxy(bytes, { verbosity: 0, cMapUrl: `${characterMaps}/`, cMapPacked: true });
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const text = await pageText(await document.getPage(number));
      pages.push(text);
      length += text.length;
      if (length > maxDraftLength) return { refusal: 'tooLong' };
    }
    const wordless = pages.flatMap((page, at) => (page === '' ? [at + 1] : []));
    return { text: pages.filter((page) => page !== '').join('\n\n'), wordless, hidden: [] };
  } catch (thrown) {
    return { refusal: (thrown as Error).name === 'PasswordException' ? 'locked' : 'damaged' };
  }
};
