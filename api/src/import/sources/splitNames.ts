const LAST_NAME = /^(?:\p{Ll}\S*\s+)*\S+$/u;

/** Turns 'Ahlers, Bert' into 'Bert Ahlers'; leaves other names unchanged. */
export function firstNameFirst(name: string): string {
  const [last = '', first = '', ...rest] = name.split(',').map((part) => part.trim());
  return last === '' || first === '' || rest.length > 0 ? name.trim() : `${first} ${last}`;
}

/**
 * Splits names at commas. 'Ahlers, Bert' is one name and 'Kim Ford, Ana Bo' are two: a single comma follows
 * a last name or a full name.
 */
function splitAtCommas(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  const [last = ''] = parts;
  return parts.length === 2 && LAST_NAME.test(last) ? [firstNameFirst(text)] : parts;
}

/** Splits the names in a crew cell at `;` or, without one, at `/` `&` `+`, line breaks and commas. */
export function splitNames(cell: string): string[] {
  const names = cell.includes(';')
    ? cell.split(';').map(firstNameFirst)
    : cell.split(/[/&+\n]/).flatMap(splitAtCommas);
  return names.map((name) => name.trim()).filter((name) => name !== '');
}
