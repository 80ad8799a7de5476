// Runs stages beside each other where cores are free, and prints what each took.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureSpeed } from './machineSpeed.mjs';
import { run } from './run.mjs';
import { formatReport, nextStage } from './stagesReport.mjs';

/** CPU seconds of all ended child processes; undefined where the system does not count them. */
function readChildrenCpu() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return undefined;
  }
}

/** Runs a stage, and prints its output at its end unless it `prints` at once. */
async function start({ name, stage, prints }, countCpu) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fleetwatch-stage-'));
  const file = path.join(folder, 'output.txt');
  const output = prints ? 'inherit' : openSync(file, 'a');
  let cpuSeconds = 0;
  const runCounted = async (command, args, options) => {
    const code = await run(command, args, { ...options, output });
    // A child's time is added to its parent's when it ends, so what is new since the last one is its own.
    cpuSeconds += countCpu();
    return code;
  };
  if (prints) console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const result = await stage(runCounted).catch((error) => ({
    passed: 0,
    failed: 1,
    notes: [`${name}: ${error.message}`],
  }));
  if (!prints) {
    closeSync(output);
    console.log(`\n── ${name}\n${readFileSync(file, 'utf8').trimEnd()}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return { name, ...result, seconds: (Date.now() - startedAt) / 1000, cpuSeconds };
}

/**
 * Runs the stages and prints their results; resolves with the sums.
 * @param stages `{ name, stage, budget, threads, needs }`; one with all cores for itself prints at once, others when they end
 */
export async function runStages(stages) {
  const speed = measureSpeed();
  let counted = readChildrenCpu() ?? 0;
  const countCpu = () => {
    const before = counted;
    counted = readChildrenCpu() ?? 0;
    return counted - before;
  };

  const startedAt = Date.now();
  const waiting = [...stages];
  const running = new Map();
  const results = [];
  while (waiting.length > 0 || running.size > 0) {
    for (
      let next = nextStage(waiting, [...running.keys()]);
      next;
      next = nextStage(waiting, [...running.keys()])
    ) {
      const one = next;
      waiting.splice(waiting.indexOf(one), 1);
      const ended = start({ ...one, prints: one.threads > 1 }, countCpu).then((result) => {
        results[stages.indexOf(one)] = { ...result, budget: one.budget };
        running.delete(one);
      });
      running.set(one, ended);
    }
    await Promise.race(running.values());
  }
  console.log(`\n${formatReport(results, { speed, seconds: (Date.now() - startedAt) / 1000 })}\n`);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}
