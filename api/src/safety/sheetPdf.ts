import { NO_CONTACTS } from '@fleetwatch/contract/safety/sheetTexts';
import type { Paper } from '@fleetwatch/contract/safety/kinds';
import {
  contactTexts,
  factsOf,
  lineText,
  personText,
  printedText,
  tickText,
} from '@fleetwatch/contract/safety/sheetText';
import type { TimeOf } from '@fleetwatch/contract/safety/sheetText';
import type { RescueSheet } from '@fleetwatch/contract/safety/wire';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import { clubDay, clubText } from '../platform/club/clock.ts';
import { writable, writePdf } from '../platform/pdf/writePdf.ts';
import { CREW, DONE_SO_FAR, EMERGENCY } from './texts.ts';

/** Margin in points. */
const MARGIN = 42;
const LARGEST = 12;
const SMALLEST = 5;
const HEADING_SCALE = 1.3;
/** Maximum number of log lines shown; the most recent ones. */
const LINES_MAX = 15;

/** Time formats of a sheet. */
interface SheetTimes {
  timeOf: TimeOf;
  /** Format with the day. */
  datedTimeOf: TimeOf;
}

interface Paragraph {
  text: string;
  /** Bold label in front of it. */
  label?: string;
  isHeading?: boolean;
}

function paragraphsOf(sheet: RescueSheet, { timeOf, datedTimeOf }: SheetTimes): Paragraph[] {
  const { crew, emergencyNumber, rescue, ticks, lines, printed } = sheet;
  const numbers = [{ name: EMERGENCY, phone: emergencyNumber }, ...rescue];
  const done = [
    ...lines.slice(-LINES_MAX).map((line) => ({ at: line.at, text: lineText(line) })),
    ...ticks.map((tick) => ({ at: tick.at, text: tickText(tick) })),
  ];
  return [
    ...factsOf(sheet, timeOf, printed.at).map(([label, text]) => ({ label, text })),
    ...numbers.map(({ name, phone }) => ({ label: name, text: phone })),
    { text: CREW, isHeading: true },
    ...crew.map((person, at) => ({
      label: `${at + 1}. ${personText(person)}`,
      text: contactTexts(person).join('; '),
    })),
    ...(crew.some(({ contacts }) => contacts) ? [] : [{ text: NO_CONTACTS }]),
    ...(done.length > 0 ? [{ text: DONE_SO_FAR, isHeading: true }] : []),
    ...done.map(({ at, text }) => ({ label: timeOf(at), text })),
    // A printed sheet may be read on a later day.
    { text: printedText(sheet, datedTimeOf, printed.at) },
  ];
}

const wholeOf = ({ label, text }: Paragraph): string => writable([label, text].filter(Boolean).join(': '));
const sizeOf = ({ isHeading = false }: Paragraph, size: number): number =>
  size * (isHeading ? HEADING_SCALE : 1);

/** Returns the largest font size at which everything fits, measured in bold, the widest style. */
function largestSize(pdf: PDFKit.PDFDocument, paragraphs: readonly Paragraph[]): number {
  const { page } = pdf;
  const width = page.width - 2 * MARGIN;
  const isRoom = (size: number): boolean =>
    paragraphs.reduce(
      (height, paragraph) =>
        height + pdf.fontSize(sizeOf(paragraph, size)).heightOfString(wholeOf(paragraph), { width }),
      0,
    ) <
    page.height - 2 * MARGIN;
  pdf.font('Helvetica-Bold');
  let size = LARGEST;
  while (size > SMALLEST && !isRoom(size)) size -= 0.5;
  return size;
}

/** Formats an instant: `datedTime(ms) === '2026-05-01 09:30'`. */
const datedTime = (instantMs: number): string => clubText(new Date(instantMs)).slice(0, 16);

/** Time formats in the club's zone; times on another day include the day. */
export const SHEET_TIMES: SheetTimes = {
  timeOf: (instantMs) => {
    const text = clubText(new Date(instantMs));
    return datePart(text) === clubDay() ? shortTime(text) : datedTime(instantMs);
  },
  datedTimeOf: datedTime,
};

/** Draws a rescue sheet on one page (rule safety.sheet); longer content uses a smaller font size. */
export function sheetPdf(sheet: RescueSheet, paper: Paper, times: SheetTimes): Promise<Buffer> {
  const title = `${sheet.club}: ${sheet.boat.bus}`;
  const size = paper === 'letter' ? 'LETTER' : 'A4';
  return writePdf({ size, margin: MARGIN, info: { Title: writable(title) } }, (pdf) => {
    const paragraphs = [{ text: title, isHeading: true }, ...paragraphsOf(sheet, times)];
    const points = largestSize(pdf, paragraphs);
    for (const paragraph of paragraphs) {
      const { label, text, isHeading = false } = paragraph;
      pdf.fontSize(sizeOf(paragraph, points)).font('Helvetica-Bold');
      if (isHeading || label === undefined || text === '') {
        if (!isHeading && label === undefined) pdf.font('Helvetica');
        pdf.text(wholeOf(paragraph));
      } else {
        pdf
          .text(writable(`${label}: `), { continued: true })
          .font('Helvetica')
          .text(writable(text));
      }
    }
  });
}
