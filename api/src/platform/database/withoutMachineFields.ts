/** Fields for technical use only: digests without personal data. */
const MACHINE_FIELDS = [
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
export function withoutMachineFields(documents: readonly object[]): object[] {
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !MACHINE_FIELDS.includes(field))),
  );
}
