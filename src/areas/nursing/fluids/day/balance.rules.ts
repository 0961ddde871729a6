import { type FluidKind, isIntake } from '../fluid-kinds.words.ts';
import { type FluidDayPolicy, fluidDayHours, fluidDayOf } from './fluid-day.rules.ts';

/** An amount that counts, and the instant it counts at. */
export interface FluidAmount {
  at: string;
  kind: FluidKind;
  millilitres: number;
}

/** Millilitres; the balance is intake less output. */
export interface Balance {
  intakeTotal: number;
  outputTotal: number;
  balance: number;
}

/** What amounts come to. */
export function balanceOf(amounts: readonly Pick<FluidAmount, 'kind' | 'millilitres'>[]): Balance {
  let [intakeTotal, outputTotal] = [0, 0];
  for (const { kind, millilitres } of amounts) {
    if (isIntake(kind)) intakeTotal += millilitres;
    else outputTotal += millilitres;
  }
  return { intakeTotal, outputTotal, balance: intakeTotal - outputTotal };
}

/** The balance of each fluid day that has an amount, by its date, the earliest first. */
export function balancesByDay(
  policy: FluidDayPolicy,
  amounts: readonly FluidAmount[],
): { day: string; sums: Balance }[] {
  const days = Map.groupBy(amounts, ({ at }) => fluidDayOf(policy, at));
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, ofDay]) => ({ day, sums: balanceOf(ofDay) }));
}

/** An hour of a fluid day: what was recorded in it, and what the day had come to at its end. */
export interface FluidHour extends Balance {
  start: string;
  end: string;
  /** Millilitres by kind; a kind that nobody recorded in this hour is missing, which is not 0. */
  amounts: Partial<Record<FluidKind, number>>;
  /** From the beginning of the day to the end of the hour. */
  running: number;
}

/** A fluid day hour by hour. */
export function fluidHours(
  policy: FluidDayPolicy,
  day: string,
  amounts: readonly FluidAmount[],
): FluidHour[] {
  let running = 0;
  return fluidDayHours(policy, day).map(({ start, end }) => {
    const inside = amounts.filter(({ at }) => at >= start && at < end);
    const byKind: FluidHour['amounts'] = {};
    for (const { kind, millilitres } of inside) byKind[kind] = (byKind[kind] ?? 0) + millilitres;
    const sums = balanceOf(inside);
    running += sums.balance;
    return { start, end, amounts: byKind, ...sums, running };
  });
}
