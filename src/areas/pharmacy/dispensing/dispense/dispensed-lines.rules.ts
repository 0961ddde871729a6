import { AppError } from '#kernel/app-error.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import type { StoredLine } from '../../prescriptions/prescription.queries.ts';
import type { HandedLine } from '../dispensing.contract.ts';
import { issue } from '../dispensing.issues.ts';
import type { BalanceRow } from '../dispensing.queries.ts';
import { toBalance } from '../dispensing.record.ts';
import { isSameMedicine, remainingOf } from '../dispensing.rules.ts';

/** What is known of the lines that somebody hands out. */
export interface KnownLines {
  lines: ReadonlyMap<string, StoredLine>;
  balances: ReadonlyMap<string, BalanceRow>;
  medicines: ReadonlyMap<string, Medicine>;
}

/** True for a line that is left for another time. */
export function isLeft({ isOutside, quantity }: Pick<HandedLine, 'isOutside' | 'quantity'>): boolean {
  return !isOutside && quantity === null;
}

/** The medicine that is handed out on a line: another brand where one was chosen. */
export function medicineOf(
  handed: Pick<HandedLine, 'medicineId'>,
  line: Pick<StoredLine, 'medicine_id'> | undefined,
  medicines: KnownLines['medicines'],
): Medicine | undefined {
  return medicines.get(handed.medicineId ?? line?.medicine_id ?? '');
}

/** @throws AppError NOT_FOUND for a line of another prescription and a medicine of nobody, WRONG_STATE for one on hold */
export function refuseUnknown(handed: readonly HandedLine[], { lines, medicines }: KnownLines): void {
  for (const one of handed) {
    const line = lines.get(one.lineId);
    if (!line || (one.medicineId !== null && !medicines.has(one.medicineId))) throw new AppError('NOT_FOUND');
    if (!isLeft(one) && line.state !== 'active') throw new AppError('WRONG_STATE', { status: line.state });
  }
}

/** What is wrong with what is handed out, by field. */
export function handedIssues(handed: readonly HandedLine[], known: KnownLines): Record<string, string> {
  const found: Record<string, string> = handed.every(isLeft) ? { lines: issue('nothingChosen') } : {};
  const named = new Set<string>();
  for (const [index, one] of handed.entries()) {
    const wrong = named.has(one.lineId) ? { lineId: issue('lineTwice') } : issuesOf(one, known);
    named.add(one.lineId);
    for (const [field, text] of Object.entries(wrong)) found[`lines.${index}.${field}`] = text;
  }
  return found;
}

function issuesOf(handed: HandedLine, { lines, balances, medicines }: KnownLines): Record<string, string> {
  if (isLeft(handed)) return {};
  const line = lines.get(handed.lineId)!;
  const left = remainingOf(toBalance(line, balances.get(line.id)));
  if (left === 0) return { quantity: issue('nothingLeft') };
  if (handed.isOutside) return {};
  return {
    ...brandIssues(handed, line, medicines),
    ...quantityIssues(handed, left),
  };
}

function brandIssues(handed: HandedLine, line: StoredLine, medicines: KnownLines['medicines']) {
  const prescribed = medicines.get(line.medicine_id ?? '');
  const given = medicineOf(handed, line, medicines);
  if (!prescribed || !given) return { medicineId: issue('notInList') };
  if (given.id === prescribed.id) return {};
  if (!given.isActive) return { medicineId: issue('medicineInactive') };
  if (!isSameMedicine(prescribed, given)) return { medicineId: issue('notTheSame') };
  const isAgreed = handed.agreedBy !== null && handed.agreedName !== null;
  return isAgreed ? {} : { agreedName: issue('agreementMissing') };
}

function quantityIssues({ quantity, lots }: HandedLine, left: number | null): Record<string, string> {
  if (quantity === null) return {};
  if (left !== null && quantity > left) return { quantity: issue('moreThanLeft', { left }) };
  const sum = lots.reduce((total, lot) => total + lot.quantity, 0);
  const isTwice = new Set(lots.map(({ lotId }) => lotId)).size < lots.length;
  const isWrong = lots.length > 0 && (sum !== quantity || isTwice);
  return isWrong ? { lots: issue('lotsDiffer', { quantity }) } : {};
}

/**
 * Nobody hands out a controlled medicine alone: the witness, or null where nothing is controlled.
 * @throws AppError WITNESS_REQUIRED
 */
export function requireWitness(
  given: readonly { medicine: Pick<Medicine, 'name' | 'isControlled'> }[],
  witnessId: string | null,
): string | null {
  const controlled = given.filter(({ medicine }) => medicine.isControlled);
  if (controlled.length === 0) return null;
  if (witnessId !== null) return witnessId;
  throw new AppError('WITNESS_REQUIRED', {
    names: controlled.map(({ medicine }) => medicine.name).join(', '),
  });
}
