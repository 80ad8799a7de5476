/** A refused command, with the lines to print. */
export class AdminRefusal extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'AdminRefusal';
    this.lines = lines;
  }
}
