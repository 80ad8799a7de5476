/** A reason not to start that the person at the terminal can mend; printed as one line, without a stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
