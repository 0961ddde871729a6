import { toAsciiDigits } from '#kernel/digits.ts';
import { defaultTimes, type FrequencyTimes } from './frequency-times.ts';
import { plus, type Ratio, ratio, zero } from './ratio.ts';
import { readNumber } from './read-number.ts';

/** How often a medicine is taken. */
export interface Frequency {
  /** As it is written for everybody: `1+0+1`, `BD`, `q8h`, `SOS`, `STAT`, `weekly`. */
  code: string;
  kind: 'slots' | 'per-day' | 'every-hours' | 'bedtime' | 'every-days' | 'as-needed' | 'once';
  /** How many doses are taken in `inDays` days; of slots the sum of what stands in them. Null where nobody knows. */
  doses: Ratio | null;
  inDays: number;
  /** The doses of a day where they differ, as in 1+0+½; none where each of them is one. */
  slots: readonly Ratio[];
  /** The largest number of doses at one time. */
  largest: Ratio;
  /** Hours of the day, 24 for midnight at its end; of slots those that hold something. */
  hours: readonly number[];
}

const maxSlots = 6;
const one = ratio(1);

/** Reads `1+0+1`, `½+0+½`, OD, BD, TDS, QID, HS, q4h to q24h, SOS, STAT, weekly; undefined for anything else. */
export function readFrequency(text: string, times: FrequencyTimes = defaultTimes): Frequency | undefined {
  const written = toAsciiDigits(text).trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 50);
  return readSlots(written, times) ?? readHours(written, times) ?? readWord(written, times);
}

function readSlots(written: string, times: FrequencyTimes): Frequency | undefined {
  const compact = written.replaceAll(' ', '').replaceAll('-', '+');
  if (!compact.includes('+')) return undefined;
  const parts = compact.split('+');
  const numbers = parts.map((part) => readNumber(part));
  const slots = numbers.filter((number) => number !== undefined);
  if (parts.length < 2 || parts.length > maxSlots || slots.length < parts.length) return undefined;
  const doses = slots.reduce(plus, zero);
  if (doses.top === 0) return undefined;
  const allHours = times.perDay[parts.length] ?? [];
  return {
    code: parts.join('+'),
    kind: 'slots',
    doses,
    inDays: 1,
    slots: slots.filter(({ top }) => top > 0),
    largest: slots.reduce((largest, slot) => (plus(slot, negative(largest)).top > 0 ? slot : largest), zero),
    hours: allHours.filter((_, place) => slots[place]!.top > 0),
  };
}

function negative({ top, bottom }: Ratio): Ratio {
  return ratio(-top, bottom);
}

function readHours(written: string, times: FrequencyTimes): Frequency | undefined {
  const found = /^(?:q ?|every )?(\d{1,2}) ?(?:h|hr|hrs|hour|hours|hourly|hrly)$/.exec(written);
  const hours = Number(found?.[1]);
  const given = times.everyHours[hours];
  if (!found || !given) return undefined;
  return {
    code: `q${hours}h`,
    kind: 'every-hours',
    doses: ratio(24, hours),
    inDays: 1,
    slots: [],
    largest: one,
    hours: given,
  };
}

const perDay: Readonly<Record<string, readonly [code: string, count: number]>> = {
  ...named('OD', 1, ['od', 'once daily', 'once a day', 'daily', 'দিনে 1 বার']),
  ...named('BD', 2, ['bd', 'bid', 'b.d', 'b.d.', 'b.i.d', 'twice daily', 'twice a day', 'দিনে 2 বার']),
  ...named('TDS', 3, ['tds', 'tid', 't.d.s', 't.d.s.', 't.i.d', 'three times a day', 'দিনে 3 বার']),
  ...named('QID', 4, ['qid', 'qds', 'q.i.d', 'q.d.s', 'four times a day', 'দিনে 4 বার']),
};

function named(code: string, count: number, words: readonly string[]) {
  return Object.fromEntries(words.map((word) => [word, [code, count] as const]));
}

const bedtimeWords: ReadonlySet<string> = new Set([
  'hs',
  'h.s',
  'h.s.',
  'at night',
  'bedtime',
  'nocte',
  'রাতে',
]);
const neededWords: ReadonlySet<string> = new Set(['sos', 's.o.s', 's.o.s.', 'prn', 'p.r.n', 'প্রয়োজনে']);
const onceWords: ReadonlySet<string> = new Set(['stat', 'once', 'single dose', 'এখনই']);
const everyDays: Readonly<Record<string, readonly [code: string, days: number]>> = {
  weekly: ['weekly', 7],
  'once weekly': ['weekly', 7],
  'once a week': ['weekly', 7],
  'সপ্তাহে 1 বার': ['weekly', 7],
  'alternate days': ['alternate days', 2],
  eod: ['alternate days', 2],
};

function readWord(written: string, times: FrequencyTimes): Frequency | undefined {
  const daily = Object.hasOwn(perDay, written) ? perDay[written] : undefined;
  if (daily) {
    const [code, count] = daily;
    const hours = times.perDay[count] ?? [];
    return { code, kind: 'per-day', doses: ratio(count), inDays: 1, slots: [], largest: one, hours };
  }
  const rare = Object.hasOwn(everyDays, written) ? everyDays[written] : undefined;
  if (rare) {
    const [code, inDays] = rare;
    return {
      code,
      kind: 'every-days',
      doses: one,
      inDays,
      slots: [],
      largest: one,
      hours: times.perDay[1] ?? [],
    };
  }
  const same = { doses: one, inDays: 1, slots: [], largest: one };
  if (bedtimeWords.has(written)) return { ...same, code: 'HS', kind: 'bedtime', hours: times.bedtime };
  if (neededWords.has(written)) return { ...same, code: 'SOS', kind: 'as-needed', doses: null, hours: [] };
  if (onceWords.has(written)) return { ...same, code: 'STAT', kind: 'once', hours: [] };
  return undefined;
}
