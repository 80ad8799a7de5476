/** Why a publication is refused: a sentence for the team, and the separate reasons. */
export class PublishRefusal extends Error {
  override name = 'PublishRefusal';
  readonly reasons: readonly string[];

  constructor(what: string, reasons: readonly string[]) {
    super([what, ...reasons.map((reason) => `  - ${reason}`)].join('\n'));
    this.reasons = reasons;
  }
}
