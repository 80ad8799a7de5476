/** One `COPY`: paths as written, with arguments substituted. */
export interface Copy {
  /** The stage it copies from; the build context when absent. */
  from?: string | undefined;
  sources: string[];
  target: string;
}

/** One instruction of a stage. `words` are its arguments, with build arguments substituted except in RUN. */
export interface Step {
  instruction: string;
  words: string;
  line: number;
}

/** The instructions after a FROM. */
export interface Stage {
  base: string;
  name?: string | undefined;
  steps: Step[];
}

/** A Dockerfile, with its build arguments. */
export interface Dockerfile {
  args: Readonly<Record<string, string>>;
  stages: Stage[];
}

/** Instructions that our Dockerfiles use; ADD, SHELL and ONBUILD are left out on purpose. */
const KNOWN = /^(FROM|ARG|ENV|WORKDIR|COPY|RUN|USER|EXPOSE|VOLUME|STOPSIGNAL|HEALTHCHECK|CMD|ENTRYPOINT)$/;

function* logicalLines(text: string): Generator<{ words: string; line: number }> {
  let words = '';
  let start = 0;
  for (const [at, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (words === '') start = at + 1;
    words += line.replace(/\\$/, ' ');
    if (line.endsWith('\\')) continue;
    yield { words: words.trim(), line: start };
    words = '';
  }
  if (words !== '') throw new Error(`Line ${start} goes on past the end of the file.`);
}

/** Substitutes '${WORKSPACE}'; other names are variables of the container, and stay. */
const fillIn = (text: string, args: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole);

/**
 * Parses the subset of the Dockerfile language that infra/images uses.
 * @param given values of `--build-arg`, which override those of ARG
 * @throws an Error that names the line of anything else
 */
export function readDockerfile(text: string, given: Readonly<Record<string, string>> = {}): Dockerfile {
  const args: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const { words: all, line } of logicalLines(text)) {
    const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/s.exec(all) ?? [];
    if (!KNOWN.test(instruction)) throw new Error(`Line ${line}: ${instruction || all} is not known here.`);
    const stage = stages.at(-1);
    if (instruction === 'ARG') {
      const [name = '', defaultValue] = rest.split('=');
      const value = given[name] ?? defaultValue;
      if (value !== undefined) args[name] = value;
    }
    if (instruction === 'FROM') {
      const [, base = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      const filled = fillIn(base, args);
      if (filled.includes('$')) throw new Error(`Line ${line}: nothing says what ${filled} is.`);
      stages.push({ base: filled, name, steps: [] });
    } else if (stage) {
      stage.steps.push({ instruction, words: instruction === 'RUN' ? rest : fillIn(rest, args), line });
    } else if (instruction !== 'ARG') {
      throw new Error(`Line ${line}: ${instruction} comes before the first FROM.`);
    }
  }
  return { args, stages };
}

/** Sources and target of a COPY. @throws on flags that our Dockerfiles do not use */
export function readCopy({ words, line }: Step): Copy {
  const parts = words.split(/\s+/);
  const flags = parts.filter((part) => part.startsWith('--'));
  const unknown = flags.find((flag) => !flag.startsWith('--from='));
  if (unknown) throw new Error(`Line ${line}: ${unknown} is not known here.`);
  const paths = parts.filter((part) => !part.startsWith('--'));
  const target = paths.pop();
  if (target === undefined || paths.length === 0) throw new Error(`Line ${line}: COPY from what to where?`);
  return { from: flags[0]?.slice('--from='.length), sources: paths, target };
}

/** The last value of an instruction in a stage; undefined when there is none. */
export const lastOf = ({ steps }: Stage, instruction: string): string | undefined =>
  steps.findLast((step) => step.instruction === instruction)?.words;
