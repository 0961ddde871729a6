import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { attemptLimits } from '#kernel/limits/attempt-limits.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { useLimits } from '#kernel/limits/use-limits.ts';

const page = readFileSync(join(resolve(import.meta.dirname, '..'), 'docs/security.md'), 'utf8');

type Amount = number | { min: number; max: number };

/** The unit that ends the name of a limit, and how one of it is written. */
const units: Record<string, [written: string, size: number]> = {
  Bytes: ['KiB', 1024],
  Characters: ['characters', 1],
  Rows: ['rows', 1],
  Pixels: ['pixels', 1],
  Streams: ['streams', 1],
  Entries: ['entries', 1],
  Minor: ['minor units', 1],
  Milliseconds: ['milliseconds', 1],
  Seconds: ['seconds', 1],
  Minutes: ['minutes', 1],
  Hours: ['hours', 1],
  Days: ['days', 1],
};

function written(name: string, amount: Amount): string {
  const unit = units[/[A-Z][a-z]+$/.exec(name)?.[0] ?? ''];
  if (!unit) throw new Error(`${name}: the name of a limit ends with its unit.`);
  const [word, size] = unit;
  const number = (value: number) => (value / size).toLocaleString('en-US');
  const range =
    typeof amount === 'number' ? number(amount) : `${number(amount.min)} to ${number(amount.max)}`;
  return `${range} ${word}`;
}

function writtenAttempts({ attempts, seconds }: { attempts: number; seconds: number }): string {
  return `${attempts} in ${seconds <= 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`}`;
}

/** Every limit of the code as the table writes it; a new file of `kernel/limits` joins here. */
const ofCode = new Map([
  ...Object.entries({ ...attemptLimits, ...useLimits }).map(
    ([name, rule]) => [name, writtenAttempts(rule)] as const,
  ),
  ...Object.entries({ ...sizeLimits, ...timeLimits }).map(
    ([name, amount]) => [name, written(name, amount)] as const,
  ),
]);

/** The rows of the table: name, amount and reason. */
const rows = [...page.matchAll(/^\| `([\w-]+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, name, amount, reason]) => ({ name: name!, amount: amount!, reason: reason! }),
);

test('the table of limits in docs/security.md says what the code does', () => {
  expect(Object.fromEntries(rows.map(({ name, amount }) => [name, amount]))).toEqual(
    Object.fromEntries(ofCode),
  );
});

test('each limit has its reason, and stands in the table once', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...ofCode.keys()].toSorted());
  expect(rows.filter(({ reason }) => reason.split(' ').length < 4)).toEqual([]);
});
