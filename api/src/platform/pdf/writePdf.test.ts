import { pdfText } from '../../testing/pdfText.ts';
import { writable, writePdf } from './writePdf.ts';

test.each([
  ['Müller–Bjørk Šimon’s', 'Müller–Bjørk Šimon’s'],
  ['Łódź', 'Lódz'],
  ['Ağaoğlu', 'Agaoglu'],
  ['47° 22.614′ N', "47° 22.614' N"],
  ['李 🚣', '? ?'],
  ['two\nlines', 'two?lines'],
])('writes %j as %j', (text, written) => {
  expect(writable(text)).toBe(written);
});

test('draws readable text', async () => {
  const pdf = await writePdf({ size: 'A4' }, (page) => {
    page.font('Helvetica').text('Müller – AVATAR').font('Helvetica-Bold').text('second');
  });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdfText(pdf)).toEqual({ pages: 1, text: 'Müller – AVATAR\nsecond' });
});
