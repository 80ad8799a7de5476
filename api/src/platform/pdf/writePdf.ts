/** What Unicode does not take apart into a letter and its marks. */
const ALIKE: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', '′': "'", '″': '"' };
const WRITABLE = /[\u0020-\u007e\u00a0-\u00ffŠšŽžŒœŸ–—‘’“”•…]/;

/** A text as the standard fonts of PDF can write it: other letters without their marks, and '?' for what is left. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (WRITABLE.test(character)) return character;
    const alike = ALIKE[character] ?? character.normalize('NFKD').charAt(0);
    return WRITABLE.test(alike) ? alike : '?';
  }).join('');

/** A PDF as `draw` draws it. Few ask for one, and the library is large: it is loaded when it is needed. */
export async function writePdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument(options);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isWritten = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  draw(pdf);
  pdf.end();
  await isWritten;
  return Buffer.concat(chunks);
}
