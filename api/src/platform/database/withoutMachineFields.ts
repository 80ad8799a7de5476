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

/** Returns documents in the form that their member reads. */
export function withoutMachineFields(documents: readonly object[]): object[] {
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !MACHINE_FIELDS.includes(field))),
  );
}
