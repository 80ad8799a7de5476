import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ContextFilter, contextFilter } from './contextFilter.ts';
import { type Copy, readCopy, readDockerfile, type Stage } from './readDockerfile.ts';

/** A RUN instruction and its working folder, which replaces the stage's WORKDIR. */
export interface Run {
  command: string;
  cwd: string;
  args: Readonly<Record<string, string>>;
}

export interface Assembly {
  /** The repository: the build context. */
  root: string;
  /** 'api' for infra/images/api.Dockerfile. */
  image: string;
  /**
   * An empty folder; the part of the image's file system that comes from the repository is assembled in `image` below it.
   */
  folder: string;
  args?: Readonly<Record<string, string>>;
  run(run: Run): void;
}

interface Place {
  folder: string;
  workdir: string;
}

const inside = ({ folder, workdir }: Place, name: string) =>
  path.join(folder, path.posix.resolve(workdir, name));

const isFolderAt = (name: string) => existsSync(name) && statSync(name).isDirectory();

/** Copies as Docker does: the content of a folder, and a file under its own name when the target is a folder. */
function copy({ sources, target }: Copy, from: string, into: string, isWanted: ContextFilter): void {
  const isFolder = target.endsWith('/') || sources.length > 1 || isFolderAt(into);
  for (const source of sources) {
    const original = path.join(from, source);
    if (!existsSync(original)) throw new Error(`COPY: ${source} is not there.`);
    const to = isFolder && !isFolderAt(original) ? path.join(into, path.basename(source)) : into;
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(original, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => isWanted(path.relative(from, each)),
    });
  }
}

/**
 * Performs the COPY, WORKDIR and RUN instructions of `docker build` in a folder, without the base image: the result is what
 * the repository contributes to the image. @returns the folder of the last stage's WORKDIR
 */
export function assembleImage({ root, image, folder, args: given, run }: Assembly): string {
  const text = readFileSync(path.join(root, `infra/images/${image}.Dockerfile`), 'utf8');
  const { args, stages } = readDockerfile(text, given);
  const reaches = contextFilter(readFileSync(path.join(root, '.dockerignore'), 'utf8'));
  const places = new Map<string, Place>();

  function build(stage: Stage, at: number): Place {
    const name = stage.name ?? (at === stages.length - 1 ? 'image' : String(at));
    const place = { folder: path.join(folder, name), workdir: '/' };
    places.set(name, place);
    for (const step of stage.steps) {
      if (step.instruction === 'WORKDIR') {
        place.workdir = path.posix.resolve(place.workdir, step.words);
        mkdirSync(inside(place, '.'), { recursive: true });
      } else if (step.instruction === 'COPY') {
        const each = readCopy(step);
        const other = each.from === undefined ? undefined : places.get(each.from);
        if (each.from !== undefined && !other) throw new Error(`There is no stage ${each.from}.`);
        copy(each, other?.folder ?? root, inside(place, each.target), other ? () => true : reaches);
      } else if (step.instruction === 'RUN') {
        run({ command: step.words, cwd: inside(place, '.'), args });
      }
    }
    return place;
  }

  const last = stages.map(build).at(-1);
  if (!last) throw new Error(`${image}.Dockerfile has no FROM.`);
  return inside(last, '.');
}
