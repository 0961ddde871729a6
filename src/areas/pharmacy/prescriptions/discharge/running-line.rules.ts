import type { DecidedMedicine } from '#areas/inpatient/inpatient.public.ts';
import { daysBetween } from '#kernel/time/calendar-date.ts';
import { readFrequency } from '../../safety/dosing/frequency.ts';
import type { PrescriptionLine, WrittenLine } from '../prescription-line.contract.ts';

export const runningChoices = ['continue', 'change', 'stop'] as const;

type Line = Omit<PrescriptionLine, 'events'>;

/** True for who takes no medicine home: nothing is decided on. */
export function takesNothingHome({ disposition }: { disposition: string }): boolean {
  return disposition === 'died' || disposition === 'absconded';
}

/** True for what is given once: with its dose it is over, and nothing goes home. */
export function isGivenOnce(frequency: string): boolean {
  return readFrequency(frequency)?.kind === 'once';
}

/** An order as it would be written to take home; its quantity is counted anew. */
export function asWritten(line: Line, today: string): WrittenLine {
  const { medicineId, name, dose, route, frequency, food, instruction } = line;
  const { prnIndication, prnMinimumMinutes, prnMaximum } = line;
  const taken = { medicineId, name, dose, route, frequency, food, instruction };
  const asNeeded = { prnIndication, prnMinimumMinutes, prnMaximum };
  return { ...taken, ...asNeeded, quantity: null, duration: durationLeft(line, today) };
}

/** What is left of a course that the ward has begun, today not counted: the ward gives that. */
function durationLeft({ duration, endsOn }: Line, today: string): string {
  if (endsOn === null) return duration;
  const days = Math.min(daysBetween(today, endsOn), longestCourse);
  return days <= 0 ? '' : `${days}d`;
}

const longestCourse = 400;

/** What goes home of an order that continues: as it is given, for as long as is written. */
export function continued(line: Line, written: WrittenLine | null, today: string): WrittenLine {
  const { duration = '', quantity = null } = written ?? {};
  return { ...asWritten(line, today), duration, quantity };
}

/** A signed line as the summary names it, in codes that every language reads. */
export function inSummary(
  line: Line,
  said: Pick<DecidedMedicine, 'fate' | 'reason' | 'was' | 'lineId'>,
): DecidedMedicine {
  return { ...summaryWords(line), checks: [], ...said };
}

/** An order before it was changed, as the summary names it. */
export function wasWords(line: Line): string {
  const { name, dose, instructions } = summaryWords({ ...line, duration: '', instruction: null });
  return [name, dose, instructions].filter(Boolean).join(' · ');
}

function summaryWords({ name, strength, dose, frequency, duration, instruction }: Line) {
  return {
    name: [name, strength].filter(Boolean).join(' '),
    dose,
    instructions: [frequency, duration, instruction].filter(Boolean).join(' · '),
  };
}
