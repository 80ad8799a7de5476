/** Why no remote is made, as a sentence for the person who ran the command. */
export class RemoteRefusal extends Error {
  override name = 'RemoteRefusal';
}
