/**
 * Node's flags for the API, as its image has them: a small young generation, and an old one that grows in small steps. In a big club the
 * API needs 207 MiB instead of 479, and its rate of launches falls by a tenth (docs/benchmarks.md).
 */
export const API_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
