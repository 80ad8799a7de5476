/** The boathouse's tablet. */
export function BoathouseScreen() {
  return (
    <main>
      <h1>Boathouse</h1>
    </main>
  );
}
