/** Replacements for letters that Unicode does not decompose into a letter and its marks. */
const ALIKE: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', '′': "'", '″': '"' };
const WRITABLE = /[\u0020-\u007e\u00a0-\u00ffŠšŽžŒœŸ–—‘’“”•…]/;

/** Converts a text for the standard fonts of PDF: other letters without their marks, and '?' for the rest. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (WRITABLE.test(character)) return character;
    const alike = ALIKE[character] ?? character.normalize('NFKD').charAt(0);
    return WRITABLE.test(alike) ? alike : '?';
  }).join('');

/** Builds a PDF with `draw`. PDFs are rare and the library is large, so it is loaded on demand. */
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
