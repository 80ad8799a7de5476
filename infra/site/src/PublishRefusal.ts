/** Why something is not published: a sentence for the team that asked, and each reason on its own. */
export class PublishRefusal extends Error {
  override name = 'PublishRefusal';
  readonly reasons: readonly string[];

  constructor(what: string, reasons: readonly string[]) {
    super([what, ...reasons.map((reason) => `  - ${reason}`)].join('\n'));
    this.reasons = reasons;
  }
}
