import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isAppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import { growingTexts } from '#testing/inputs/growing-texts.ts';
import { isOfTime, limitMissing, placesOf } from '#testing/inputs/text-places.ts';
import { withValue } from '#testing/inputs/valid-input.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { parseInput } from './call-input.ts';

const calls = serverAreas.flatMap((area) => area.calls.map(({ call }) => call));

const places = calls.flatMap((call) =>
  placesOf(call.input).map((place) => ({ ...place, call, name: `${call.id} ${place.path.join('.')}` })),
);

test('nothing that an input holds is without a limit, and a text is measured before anything else is done with it', () => {
  const unlimited = places.flatMap((place) => {
    const missing = limitMissing(place);
    return missing ? [`${place.name}: ${missing}`] : [];
  });
  expect(unlimited).toEqual([]);
  expect(places.length).toBeGreaterThan(500);
});

/** Beyond what PostgreSQL takes, or what a reckoning of a day more or less still writes with four digits. */
const endsOfCalendar = ['0000-01-01', '0001-01-01', '9999-12-31'];

test('a date or an instant at an end of the calendar is refused at its field', () => {
  const ofTime = places.filter(isOfTime);
  const taken = ofTime.flatMap(({ root, pathInRoot, name }) =>
    endsOfCalendar
      .flatMap((day) => [day, `${day}T00:00:00.000Z`, `${day}T23:59:59.999-14:00`])
      .filter((text) => !fieldsRefused(root, withValue({}, pathInRoot, text)).includes(pathInRoot.join('.')))
      .map((text) => `${name}: ${text}`),
  );
  expect(taken).toEqual([]);
  expect(ofTime.length).toBeGreaterThan(80);
});

function fieldsRefused(schema: z.core.$ZodType, input: unknown): string[] {
  const { error } = z.safeParse(schema, input);
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

// One input of 32,000 characters against eight of 4,000: work that grows with the length, or a little faster, takes
// about as long for both; work that grows with the square takes eight times as long for the one.
const shortest = 4_000;
const times = 8;
const longest = times * shortest;
const mostGrowth = 3;
// No machine does 32,000² steps in this, nor half of them: what takes less has not grown with the square. Some clocks
// of threads tick every ten milliseconds, which no longer matters then.
const leastCpuMicroseconds = 100_000;
// Whatever does not end is cut off here, which fails the test.
const patienceMs = 20_000;

const mostToldCharacters = 12_000;

interface Judged {
  /** The processor time of this thread alone, whatever else the machine does. */
  microseconds: number;
  /** What is told of a refused input. */
  told: string;
}

function judge(call: Call, input: unknown): Judged {
  const before = process.threadCpuUsage();
  let told = '';
  try {
    parseInput(call, input);
  } catch (error) {
    if (!isAppError(error)) throw error;
    told = JSON.stringify(error.facts);
  }
  const { user, system } = process.threadCpuUsage(before);
  return { microseconds: user + system, told };
}

const judging = new Script('judgeNow()');

function judgeInTime(call: Call, input: unknown): Judged {
  (globalThis as { judgeNow?: () => Judged }).judgeNow = () => judge(call, input);
  return judging.runInThisContext({ timeout: patienceMs }) as Judged;
}

/** The least processor time that the judging of an input takes, a number of times one after the other. */
function leastWork(call: Call, input: unknown, count: number): number {
  const measure = () =>
    Array.from({ length: count }, () => judgeInTime(call, input).microseconds).reduce(
      (sum, one) => sum + one,
    );
  return Math.min(measure(), measure(), measure());
}

/** What is wrong with how a call judges an input of growing length; empty when nothing is. */
function faultsOf(call: Call, inputOf: (length: number) => unknown): string[] {
  const long = inputOf(longest);
  const { microseconds, told } = judgeInTime(call, long);
  if (told.length > mostToldCharacters) return [`tells ${told.length} characters of it`];
  if (microseconds < leastCpuMicroseconds) return [];
  const work = leastWork(call, long, 1);
  if (work < leastCpuMicroseconds) return [];
  const growth = work / Math.max(1, leastWork(call, inputOf(shortest), times));
  return growth > mostGrowth ? [`takes ${growth.toFixed(1)} times as long as ${times} short ones`] : [];
}

test(
  'no hostile text makes the judging of any field grow faster than its length, or is told again',
  { timeout: 120_000 },
  () => {
    const texts = places.filter(({ described }) => described.type === 'string');
    const faults = texts.flatMap(({ call, path, name }) =>
      Object.entries(growingTexts).flatMap(([kind, textOf]) =>
        faultsOf(call, (length) => withValue({}, path, textOf(length))).map(
          (fault) => `${name}: ${kind}: ${fault}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
    expect(texts.length).toBeGreaterThan(300);
  },
);

type ShapeOf = (length: number) => unknown;

const deep: ShapeOf = kept((length) => JSON.parse('['.repeat(length) + ']'.repeat(length)));
const longNumber: ShapeOf = kept((length) => '9'.repeat(length));

/** Shapes that an object or a list may be given in place of what it should hold. */
const shapes: Readonly<Record<string, ShapeOf>> = {
  deep,
  longNumber,
  list: kept((length) => Array<null>(length).fill(null)),
  objects: kept((length) => Array.from({ length }, () => ({}))),
  names: kept((length) => Object.fromEntries(Array.from({ length }, (_, place) => [`f${place}`, place]))),
  longName: kept((length) => ({ ['x'.repeat(length)]: 1 })),
};

function kept(make: ShapeOf): ShapeOf {
  const made = new Map([shortest, longest].map((length) => [length, make(length)]));
  return (length) => made.get(length);
}

test(
  'no shape of an input makes the judging of any call grow faster than its size, or is told again',
  { timeout: 120_000 },
  () => {
    const faults = places.flatMap(({ call, path, name, described }) =>
      Object.entries(['object', 'array'].includes(described.type) ? shapes : { deep, longNumber }).flatMap(
        ([kind, shapeOf]) =>
          faultsOf(call, (length) => withValue({}, path, shapeOf(length))).map(
            (fault) => `${name}: ${kind}: ${fault}`,
          ),
      ),
    );
    expect(faults).toEqual([]);
  },
);
