// node bench/sign-in-times.ts
// Whether the time of a refused sign-in tells who exists: unknown hospital, unknown address and wrong password in
// turns against one server, each against each.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#testing/server-process.ts';

const rounds = 60;
const warmUpRounds = 5;
const slug = 'city-general';
const names = ['nurse', 'doctor', 'reception', 'admin', 'lab', 'billing'];

type Guess = (round: number) => { slug: string; email: string };

// Every known account is guessed at less often than its limit allows.
const guesses: Record<string, Guess> = {
  'wrong password': (round) => ({ slug, email: `${names[Math.floor(round / 10)]}@city-general.example` }),
  'unknown address': (round) => ({ slug, email: `nobody${round}@city-general.example` }),
  'unknown hospital': (round) => ({ slug: `no-such-${round}`, email: 'nurse@city-general.example' }),
};
const kinds = Object.keys(guesses);

const directory = mkdtempSync(join(tmpdir(), 'openward-sign-in-'));
chmodSync(directory, 0o755);
const server = await startServer({ DATA_DIR: join(directory, 'data'), TRUST_PROXY: '1' });
let addresses = 0;

/** Milliseconds until the refusal; @throws Error when it is no refusal. */
async function timeOf(guess: Guess, round: number): Promise<number> {
  addresses += 1;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.30.${addresses >> 8}.${addresses & 255}`,
    origin: server.url,
  };
  const body = JSON.stringify({ ...guess(round), password: 'wrong' });
  const begun = performance.now();
  const answer = await fetch(`${server.url}/api/sessions`, { method: 'POST', headers, body });
  await answer.text();
  if (answer.status !== 401) throw new Error(`Status ${answer.status} for ${body}`);
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** How often one is slower than the other: one half where nothing tells them apart (Mann and Whitney). */
function chanceOfSlower(one: readonly number[], other: readonly number[]): number {
  const slower = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return slower.reduce((sum: number, part) => sum + part, 0) / slower.length;
}

try {
  const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    // In changing order, so that what the machine does meanwhile meets all of them.
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const ms = await timeOf(guesses[kind]!, round);
      if (round >= warmUpRounds) times.get(kind)!.push(ms);
    }
  }
  for (const [kind, values] of times)
    process.stdout.write(`${kind}: median ${median(values).toFixed(1)} ms\n`);
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const [a, b] = [times.get(kinds[one]!)!, times.get(kinds[other]!)!];
    const ratio = (median(a) / median(b)).toFixed(3);
    const chance = chanceOfSlower(a, b).toFixed(2);
    process.stdout.write(`${kinds[one]} to ${kinds[other]}: ratio ${ratio}, slower in ${chance} of pairs\n`);
  }
} finally {
  await server.end();
  rmSync(directory, { recursive: true, force: true });
}
