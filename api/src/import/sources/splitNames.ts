const LAST_NAME = /^(?:\p{Ll}\S*\s+)*\S+$/u;

/** 'Ahlers, Bert' as 'Bert Ahlers'; any other name as it is. */
export function firstNameFirst(name: string): string {
  const [last = '', first = '', ...rest] = name.split(',').map((part) => part.trim());
  return last === '' || first === '' || rest.length > 0 ? name.trim() : `${first} ${last}`;
}

/** 'Ahlers, Bert' is one name and 'Kim Ford, Ana Bo' are two: before a single comma is a last name or a full name. */
function splitAtCommas(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  const [last = ''] = parts;
  return parts.length === 2 && LAST_NAME.test(last) ? [firstNameFirst(text)] : parts;
}

/** The names in a cell of a crew, divided by `;` or, without one, by `/` `&` `+`, line breaks and commas. */
export function splitNames(cell: string): string[] {
  const names = cell.includes(';')
    ? cell.split(';').map(firstNameFirst)
    : cell.split(/[/&+\n]/).flatMap(splitAtCommas);
  return names.map((name) => name.trim()).filter((name) => name !== '');
}
