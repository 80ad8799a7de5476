/** One `COPY`: paths as written, arguments filled in. */
export interface Copy {
  /** The stage it takes from; the build's context when absent. */
  from?: string | undefined;
  sources: string[];
  target: string;
}

/** One step of a stage. `words` is what stands after the instruction, arguments filled in except in RUN. */
export interface Step {
  instruction: string;
  words: string;
  line: number;
}

/** What begins with a FROM. */
export interface Stage {
  base: string;
  name?: string | undefined;
  steps: Step[];
}

/** A Dockerfile, with the arguments it is built with. */
export interface Dockerfile {
  args: Readonly<Record<string, string>>;
  stages: Stage[];
}

/** What our Dockerfiles are written with; ADD, SHELL and ONBUILD are left out on purpose. */
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

/** '${WORKSPACE}' with its value; what no argument names is a variable of the container, and stays. */
const fillIn = (text: string, args: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole);

/**
 * Reads the part of the Dockerfile language that infra/images is written in.
 * @param given values of `--build-arg`, in place of what ARG says
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
      const [name = '', standard] = rest.split('=');
      const value = given[name] ?? standard;
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
      throw new Error(`Line ${line}: ${instruction} stands before the first FROM.`);
    }
  }
  return { args, stages };
}

/** What a COPY takes and where to. @throws on flags that our Dockerfiles do without */
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

/** The last value of an instruction in a stage; undefined when it is not there. */
export const lastOf = ({ steps }: Stage, instruction: string): string | undefined =>
  steps.findLast((step) => step.instruction === instruction)?.words;
