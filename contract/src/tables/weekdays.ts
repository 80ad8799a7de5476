/** Beginnings of weekdays, Monday first, without accents, in the languages of headers. */
const BEGINNINGS = [
  'mon maa lun man',
  'tue die din mar tir tis',
  'wed mit woe mer mie ons',
  'thu don jeu gio jue tor',
  'fri fre vri ven vie',
  'sat sam zat sab lor lør sonnab',
  'sun son zon dim dom søn',
].map((words) => words.split(' '));
const TWO_LETTERS = ['mo', 'di tu', 'mi we', 'do th', 'fr', 'sa', 'so su'].map((words) => words.split(' '));

/** Returns a weekday in a file, 1 for Monday to 7 for Sunday: 'MONDAY', 'Mo', 'måndag'. Null if it is none. */
export function readWeekday(text: string): number | null {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();
  const day =
    plain.length === 2
      ? TWO_LETTERS.findIndex((words) => words.includes(plain))
      : BEGINNINGS.findIndex((words) => words.some((word) => plain.startsWith(word)));
  return day === -1 ? null : day + 1;
}
