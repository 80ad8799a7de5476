/** Prints a report, and writes it to `<name>.md` in the folder (`bench-results`), in place of the previous one. */
export function writeMetrics(name: string, title: string, report: string, folder?: string): void;
