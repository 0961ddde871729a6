// npm run attack -- --without-protections [--only=a code is used once,role-matrix]
// Takes each protection of attack/protections out of a copy of the program, one after the other, starts the server
// of that copy, and makes sure that the attack which the protection holds off gets through. --only takes names of
// protections and of attacks.
import { table } from '../bench/markdown-table.ts';
import { readOptions } from '../bench/read-options.ts';
import { copyProgram, type ProgramCopy } from './program-copy.ts';
import { type Protection, protections } from './protections.ts';

interface Told {
  gotThrough: readonly string[];
  failure?: string;
}

interface Outcome {
  protection: Protection;
  /** What the attack gained; undefined when it was held off all the same, or proves nothing. */
  gained: string | undefined;
  /** What happened instead. */
  instead: string;
  seconds: number;
}

async function takeOut(copy: ProgramCopy, protection: Protection): Promise<Outcome> {
  const started = performance.now();
  const { attack, gain } = protection;
  const file = `tmp/results-${protections.indexOf(protection)}.json`;
  const options = [`--only=${attack}`, `--until=${gain}`, `--results=${file}`];
  const output = await copy.changed(protection, () => copy.run('attack/run.ts', options));
  const seconds = (performance.now() - started) / 1000;
  const told = readResults(copy, file);
  const gained = told?.gotThrough.find((one) => one !== told.failure && one.includes(gain));
  const instead = told
    ? (told.failure ?? (told.gotThrough[0] ? `only ${told.gotThrough[0]}` : 'held off all the same'))
    : `the attack did not begin: ${output.slice(-1000)}`;
  return { protection, gained, instead, seconds };
}

function readResults(copy: ProgramCopy, file: string): Told | undefined {
  try {
    const [result] = JSON.parse(copy.read(file)) as Told[];
    return result;
  } catch {
    return undefined;
  }
}

/** In one line of a table. */
const short = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 90);

const { values } = readOptions({
  options: { 'without-protections': { type: 'boolean' }, only: { type: 'string' } },
  choices: { only: protections.flatMap(({ name, attack }) => [name, attack]) },
});
const only = values.only?.split(',');
const chosen = protections.filter(
  ({ name, attack }) => !only || only.includes(name) || only.includes(attack),
);
const outcomes: Outcome[] = [];
const copy = copyProgram();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopped = true;
    void copy.end();
  });
}
// Whoever read it may have gone first; the copy is removed all the same.
process.stdout.on('error', () => {});
try {
  for (const protection of chosen) {
    const outcome = await takeOut(copy, protection);
    if (isStopped) break;
    outcomes.push(outcome);
    const { gained, instead, seconds } = outcome;
    const result = gained === undefined ? `HELD OFF: ${instead}` : `gets through, ${gained.slice(0, 150)}`;
    console.log(`${protection.name} (${seconds.toFixed(0)} s): ${result}`);
  }
} finally {
  await copy.end();
  copy.remove();
}
if (isStopped) console.log('\nStopped before the end.');

const rows = outcomes.map(({ protection, gained, instead }) => [
  protection.name,
  protection.attack,
  gained === undefined ? 'HELD OFF' : 'gets through',
  short(gained ?? instead),
]);
console.log(`\n${table(['protection taken out', 'attack', 'result', 'what it gains'], rows)}`);
const missed = outcomes.filter(({ gained }) => gained === undefined).length;
console.log(
  `\n${outcomes.length - missed} of ${outcomes.length} attacks got through without their protection.`,
);
process.exitCode = missed > 0 || isStopped || outcomes.length === 0 ? 1 : 0;
