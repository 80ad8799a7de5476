/** What the command line answers instead of doing it: lines for whoever typed the command. */
export class AdminRefusal extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'AdminRefusal';
    this.lines = lines;
  }
}
