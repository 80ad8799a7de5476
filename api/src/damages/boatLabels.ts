import type { LabelledBoat } from '@fleetwatch/contract/damages/wire';
import { writable, writePdf } from '../platform/pdf/writePdf.ts';
import { CALENDAR_LABEL, LABELS_TITLE, REPORT_LABEL } from './texts.ts';

/** An A4 sheet with 3 by 8 labels of 63.5 by 33.9 mm, in points. */
const MM = 72 / 25.4;
const SHEET = { columns: 3, rows: 8, left: 7.2 * MM, top: 12.9 * MM };
const LABEL = { width: 63.5 * MM, height: 33.9 * MM, gap: 2.5 * MM, padding: 3 * MM };
const CODE = 26 * MM;
const NAME_SIZE = 13;
const TEXT_SIZE = 8;
/** Target page of a code. */
const LABEL_TARGETS = {
  report: { path: 'reportdamage', text: REPORT_LABEL },
  calendar: { path: 'reservations/boat', text: CALENDAR_LABEL },
} as const;

/**
 * Draws a PDF with a label for each boat (rule damage.labels): its name, and a QR code that opens its damage
 * form or its calendar.
 * @param origin 'https://club.example'
 */
export async function boatLabels(
  boats: readonly LabelledBoat[],
  origin: string,
  target: keyof typeof LABEL_TARGETS,
): Promise<Buffer> {
  const { path, text: invitation } = LABEL_TARGETS[target];
  const { default: QRCode } = await import('qrcode');
  const perSheet = SHEET.columns * SHEET.rows;
  return writePdf({ size: 'A4', margin: 0, info: { Title: LABELS_TITLE } }, (pdf) => {
    for (const [index, { _id, name, className }] of boats.entries()) {
      if (index > 0 && index % perSheet === 0) pdf.addPage();
      const at = index % perSheet;
      const x = SHEET.left + (at % SHEET.columns) * (LABEL.width + LABEL.gap);
      const y = SHEET.top + Math.floor(at / SHEET.columns) * LABEL.height;
      const { size, data } = QRCode.create(`${origin}/${path}/${_id}`, {
        errorCorrectionLevel: 'Q',
      }).modules;
      const dot = CODE / size;
      const [left, top] = [x + LABEL.padding, y + (LABEL.height - CODE) / 2];
      data.forEach((isDark, module) => {
        if (isDark) pdf.rect(left + (module % size) * dot, top + Math.floor(module / size) * dot, dot, dot);
      });
      pdf.fill('#000000');
      const text = { width: LABEL.width - CODE - 3 * LABEL.padding, ellipsis: true };
      const beside = left + CODE + LABEL.padding;
      pdf
        .font('Helvetica-Bold')
        .fontSize(NAME_SIZE)
        .text(writable(name), beside, top, { ...text, height: 3.7 * NAME_SIZE })
        .font('Helvetica')
        .fontSize(TEXT_SIZE)
        .text(writable(className), { ...text, height: TEXT_SIZE * 1.5 })
        .moveDown(0.5)
        .text(invitation, { ...text, height: 4 * TEXT_SIZE });
    }
  });
}
