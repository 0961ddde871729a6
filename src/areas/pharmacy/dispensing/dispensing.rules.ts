import { plusDays } from '#kernel/time/calendar-date.ts';
import { recordNumber } from '#kernel/record-number.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import { readDuration } from '../safety/dosing/duration.ts';
import type { Prescription } from '../prescriptions/prescription.contract.ts';
import type { PrescriptionLine } from '../prescriptions/prescription-line.contract.ts';

/** DSP-000001 and so on. */
export const formatDispensingNumber = recordNumber('DSP-').format;

/** What became of a line so far, in base units. */
export interface LineBalance {
  state: PrescriptionLine['state'];
  /** Null where what was prescribed was not counted. */
  prescribed: number | null;
  given: number;
  /** Of what was given, brought back. */
  returned: number;
  /** Of what was brought back, to be handed out again. */
  owedAgain: number;
  /** The patient buys the rest elsewhere. */
  isOutside: boolean;
}

/** What counts against what was prescribed: a return that is not handed out again still does. */
export function countedOf({ given, owedAgain }: Pick<LineBalance, 'given' | 'owedAgain'>): number {
  return given - owedAgain;
}

/** What can still be handed out; null where what was prescribed was not counted. */
export function remainingOf(balance: Pick<LineBalance, 'prescribed' | 'given' | 'owedAgain'>): number | null {
  if (balance.prescribed === null) return null;
  return Math.max(0, balance.prescribed - countedOf(balance));
}

/** True while somebody waits for something of this line. What was not counted is settled by the first handing out. */
export function isOpen(balance: LineBalance): boolean {
  if (balance.isOutside || (balance.state !== 'active' && balance.state !== 'held')) return false;
  const remaining = remainingOf(balance);
  return remaining === null ? countedOf(balance) === 0 : remaining > 0;
}

/** What the state of a prescription follows from, unless it was cancelled. */
export function statusOf(balances: readonly LineBalance[]): Exclude<Prescription['status'], 'cancelled'> {
  const wasTouched = balances.some(({ given, isOutside }) => given > 0 || isOutside);
  if (!wasTouched) return 'signed';
  if (!balances.some(isOpen)) return 'dispensed';
  const isOut = balances.some(({ given, returned, isOutside }) => given > returned || isOutside);
  return isOut ? 'partly-dispensed' : 'signed';
}

/** The last day on which a medicine that is handed out on a day is taken; null where nobody knows. */
export function courseEndOf({ duration }: { duration: string }, today: string): string | null {
  const days = readDuration(duration)?.days ?? null;
  return days === null ? null : plusDays(today, days - 1);
}

type Content = Pick<Medicine, 'ingredients' | 'dosageForm' | 'route' | 'baseUnit'>;

/** True for the same ingredients in the same amounts, form and route, whatever the brand. */
export function isSameMedicine(one: Content, other: Content): boolean {
  return (
    one.dosageForm === other.dosageForm &&
    one.route === other.route &&
    one.baseUnit === other.baseUnit &&
    contentOf(one) === contentOf(other)
  );
}

function contentOf({ ingredients }: Content): string {
  const amounts = ingredients.map(({ code, amountThousandths, unit, perUnits }) =>
    [code, amountThousandths === null ? '' : amountThousandths / perUnits, unit ?? ''].join(' '),
  );
  return amounts.toSorted().join('+');
}
