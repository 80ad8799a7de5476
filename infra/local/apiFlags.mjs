/**
 * Node's flags for the API, as its image has them: a small young generation, and an old one that grows in small steps. In a big club it
 * takes 207 MiB in place of 479, and a launch takes at most a tenth longer (docs/benchmarks.md).
 */
export const API_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
