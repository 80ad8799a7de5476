/** CPU milliseconds of the loop below on the machine that the budgets were measured on. */
const REFERENCE_MS = 37;
const TIMES = 5;

/** A fixed amount of work: numbers, texts, a map and a sort. */
function work() {
  const words = new Map();
  let seed = 1;
  for (let at = 0; at < 60_000; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const word = seed.toString(36);
    words.set(word, (words.get(word.slice(0, 3)) ?? 0) + at);
  }
  return [...words.keys()].sort().length;
}

/** Speed of this machine's core, relative to the one that the budgets were measured on. */
export function measureSpeed() {
  const times = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return REFERENCE_MS / Math.min(...times);
}
