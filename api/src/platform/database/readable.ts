/** Fields for technical use only: digests without personal data. */
const MACHINE = [
  'club',
  'nameKey',
  'nameLooks',
  'emailKey',
  'requestKey',
  'requestHash',
  'applied',
  'keyHash',
  'codeHash',
  'usedBy',
  'slot',
];

/** Documents as their member reads them. */
export function readable(documents: readonly object[]): object[] {
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !MACHINE.includes(field))),
  );
}
