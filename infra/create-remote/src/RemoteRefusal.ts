/** Why a remote is not created, as a sentence for the user at the terminal. */
export class RemoteRefusal extends Error {
  override name = 'RemoteRefusal';
}
