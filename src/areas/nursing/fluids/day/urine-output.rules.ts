import { isOliguria, kidneyStage, type KidneyStage, urineRate } from '../../scales/urine.ts';

/** Urine that was recorded at an instant: what came since the recording before it. */
export interface UrineEntry {
  at: string;
  millilitres: number;
}

interface UrineFacts {
  entries: readonly UrineEntry[];
  /** Null where nobody weighed the patient: then there is no rate. */
  weightKilograms: number | null;
  /** Under 16 years. */
  isChild: boolean;
  /** When fluid of an irrigation last ran in or out; null where none did. */
  irrigatedAt?: string | null;
  /** The hospital's policy: a longer time between two recordings is a gap, of which nothing is known. */
  reminderHours: number;
  now: string;
}

/** How urine goes, by the latest recordings without a gap between them. */
export interface UrineOutput {
  /** When urine was last recorded; null where it never was. */
  lastAt: string | null;
  /** Longer ago than the policy allows. */
  isReminderDue: boolean;
  /** What the rate is reckoned from; null before there are two recordings without a gap. */
  span: { from: string; until: string; millilitres: number; hours: number } | null;
  /** mL/kg/h over the span; null without a span or a weight. */
  rate: number | null;
  isOliguria: boolean;
  /** An irrigation runs: urine comes out with its fluid, so that nothing is said of it alone. */
  isIrrigated: boolean;
  /** By urine alone, for adults. */
  stage: KidneyStage | null;
}

const hourMs = 3_600_000;
/** Oliguria and the first stage are said of no shorter span. */
const leastHours = 6;

const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / hourMs;

const unknown = { span: null, rate: null, isOliguria: false, stage: null } as const;

/** Judges the urine of a patient; the first recording of a run only says from when on the rest was collected. */
export function urineOutput({ entries, ...facts }: UrineFacts): UrineOutput {
  const run = lastRun(entries, facts.reminderHours);
  const lastAt = run.at(-1)?.at ?? null;
  const { irrigatedAt = null } = facts;
  if (irrigatedAt !== null && hoursBetween(irrigatedAt, facts.now) <= facts.reminderHours) {
    return { lastAt, isReminderDue: false, ...unknown, isIrrigated: true };
  }
  const isReminderDue = lastAt === null || hoursBetween(lastAt, facts.now) > facts.reminderHours;
  const spans = spansOf(run);
  // The shortest span that says something, so that a recovery is seen; a shorter run as a whole.
  const span = spans.findLast(({ hours }) => hours >= leastHours) ?? spans[0];
  if (!span) return { lastAt, isReminderDue, ...unknown, isIrrigated: false };
  const weighed = (one: Collected) => ({ ...one, weightKilograms: facts.weightKilograms });
  const isLow = isOliguria(weighed(span), facts.isChild);
  const stages = spans.map((one) => kidneyStage(weighed(one)) ?? 0);
  const stage = isLow && !facts.isChild ? (Math.max(0, ...stages) as 0 | KidneyStage) : 0;
  return {
    lastAt,
    isReminderDue,
    span,
    rate: urineRate(weighed(span)),
    isOliguria: isLow,
    isIrrigated: false,
    stage: stage === 0 ? null : stage,
  };
}

/** The latest recordings, none of them longer than the policy after the one before; the oldest first. */
function lastRun(entries: readonly UrineEntry[], reminderHours: number): UrineEntry[] {
  const sorted = entries.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const gap = sorted.findLastIndex(
    ({ at }, place) => place > 0 && hoursBetween(sorted[place - 1]!.at, at) > reminderHours,
  );
  return sorted.slice(Math.max(0, gap));
}

type Collected = NonNullable<UrineOutput['span']>;

/** Every span that ends with the last recording, the longest first. */
function spansOf(run: readonly UrineEntry[]): Collected[] {
  const until = run.at(-1)?.at;
  if (until === undefined) return [];
  return run
    .filter(({ at }) => at < until)
    .map(({ at: from }) => ({
      from,
      until,
      millilitres: run.reduce((sum, { at, millilitres }) => (at > from ? sum + millilitres : sum), 0),
      hours: hoursBetween(from, until),
    }));
}
