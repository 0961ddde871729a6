import type { CountDifference, CountEntryFacts, CountMoment } from './count-facts.contract.ts';

/** An entry of the counts as far as it matters for whether they agree. */
export interface CountEntryState {
  readonly id: string;
  readonly facts: CountEntryFacts;
  readonly enteredAt: string;
  readonly isConfirmed: boolean;
  readonly errorReason: string | null;
}

type FactsOf<Kind extends CountEntryFacts['kind']> = Extract<CountEntryFacts, { kind: Kind }>;
type Entry<Kind extends CountEntryFacts['kind']> = Omit<CountEntryState, 'facts'> & { facts: FactsOf<Kind> };

/** The entries of one kind that hold, in their order. */
function holding<Kind extends CountEntryFacts['kind']>(
  entries: readonly CountEntryState[],
  kind: Kind,
): Entry<Kind>[] {
  return entries.filter(
    (entry): entry is Entry<Kind> => entry.facts.kind === kind && entry.errorReason === null,
  );
}

/** The last count of a moment that holds. */
export function lastCount(
  entries: readonly CountEntryState[],
  moment: CountMoment,
): Entry<'count'> | undefined {
  return holding(entries, 'count').findLast(({ facts }) => facts.moment === moment);
}

/** How many pieces of a kind must be there. */
export interface ExpectedItem {
  readonly code: string;
  readonly name: string;
  readonly before: number;
  readonly added: number;
}

/** What must be there by the count before and by what was added since, in the order in which it was named. */
export function expectedItems(entries: readonly CountEntryState[]): ExpectedItem[] {
  const items = new Map<string, ExpectedItem>();
  for (const { code, name, counted } of lastCount(entries, 'before')?.facts.lines ?? []) {
    items.set(code, { code, name, before: counted, added: 0 });
  }
  for (const { facts } of holding(entries, 'added')) {
    const item = items.get(facts.code) ?? { code: facts.code, name: facts.name, before: 0, added: 0 };
    items.set(facts.code, { ...item, added: item.added + facts.pieces });
  }
  return [...items.values()];
}

/** What is missing of the counts themselves before an operation ends. */
export const missingCounts = ['before', 'end', 'confirmation'] as const;
export type MissingCount = (typeof missingCounts)[number];

/** What the counts of an operation say. */
export interface CountState {
  /** Counts that must still be made or confirmed. */
  readonly missing: readonly MissingCount[];
  /** Of the count at the end, by what must be there now. */
  readonly differences: readonly CountDifference[];
  /** The named reason for exactly these differences. */
  readonly settlement: Entry<'settled'> | undefined;
}

/**
 * Whether what is counted is complete: a count before and one at the end, each by two people, and at the end what was
 * there before and was added. An operation of which two people said that nothing is counted needs no more, until
 * something is added.
 */
export function countState(entries: readonly CountEntryState[]): CountState {
  const before = lastCount(entries, 'before');
  const end = lastCount(entries, 'end');
  const expected = expectedItems(entries);
  const needsEnd = expected.length > 0 || before?.facts.isNothing !== true;
  const isUnconfirmed = holding(entries, 'count').some(({ isConfirmed }) => !isConfirmed);
  const differences = end ? differencesOf(expected, end.facts.lines) : [];
  return {
    missing: [
      ...(before ? [] : (['before'] as const)),
      ...(end || !needsEnd ? [] : (['end'] as const)),
      ...(isUnconfirmed ? (['confirmation'] as const) : []),
    ],
    differences,
    settlement: holding(entries, 'settled').findLast(({ facts, enteredAt }) =>
      Boolean(end && enteredAt >= end.enteredAt && isSame(facts.differences, differences)),
    ),
  };
}

/** True once the operation may end as far as its counts go. */
export function areCountsSettled({ missing, differences, settlement }: CountState): boolean {
  return missing.length === 0 && (differences.length === 0 || settlement !== undefined);
}

function differencesOf(
  expected: readonly ExpectedItem[],
  lines: FactsOf<'count'>['lines'],
): CountDifference[] {
  const kinds = new Map(expected.map(({ code, name }) => [code, name]));
  for (const { code, name } of lines) if (!kinds.has(code)) kinds.set(code, name);
  return [...kinds].flatMap(([code, name]) => {
    const item = expected.find((one) => one.code === code);
    const must = item ? item.before + item.added : 0;
    const counted = lines.find((line) => line.code === code)?.counted ?? 0;
    return counted === must ? [] : [{ code, name, counted, expected: must }];
  });
}

function isSame(said: readonly CountDifference[], now: readonly CountDifference[]): boolean {
  const words = (differences: readonly CountDifference[]) =>
    differences
      .map(({ code, counted, expected }) => `${code} ${counted} ${expected}`)
      .toSorted()
      .join();
  return words(said) === words(now);
}

/** True for a case whose counts can still change: it is planned or under way. */
export function isCounted(status: string): boolean {
  return ['scheduled', 'confirmed', 'in_progress'].includes(status);
}
