/** Why no remote is made; a sentence for who asked. */
export class RemoteRefusal extends Error {
  override name = 'RemoteRefusal';
}
