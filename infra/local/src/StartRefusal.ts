/** An error at start that the user at the terminal can correct; printed as one line, without a stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
