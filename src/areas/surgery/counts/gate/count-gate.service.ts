import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { MissingItem } from '../../checklists/checklist.rules.ts';
import type { CountDifference } from '../count-facts.contract.ts';
import { selectCountEntries } from '../count.queries.ts';
import { toState } from '../count.record.ts';
import { areCountsSettled, countState } from '../count.rules.ts';

/** What stands against the end of an operation by its counts, or what was said of a difference. */
export interface CountGate {
  /** Undefined where the counts let the operation end. */
  refusal: AppError | undefined;
  /** What is missing or differs, as an override lists it. */
  items: MissingItem[];
  /** The reason that was named for a difference, and by whom. */
  settlement: { reason: string; by: string } | undefined;
}

/**
 * What the counts of an operation say of its end. Whoever asks holds its checklist locked, as who counts does.
 */
export async function readCountGate(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  caseId: string,
): Promise<CountGate> {
  const rows = await selectCountEntries(db, tenantId, caseId);
  const state = countState(rows.map(toState));
  const { missing, differences, settlement } = state;
  const items = [
    ...missing.map((one) => ({ code: `counts-${one}`, description: '' })),
    ...differences.map(({ code, ...difference }) => ({
      code: `count-${code}`,
      description: differenceText(difference),
    })),
  ];
  const row = settlement && rows.find(({ id }) => id === settlement.id);
  return {
    refusal: areCountsSettled(state)
      ? undefined
      : missing.length > 0
        ? new AppError('COUNTS_MISSING', { missing: [...missing] })
        : new AppError('COUNTS_DISAGREE', { differences: [...differences] }),
    items,
    settlement: settlement && row ? { reason: settlement.facts.reason, by: row.entered_by } : undefined,
  };
}

/** @throws AppError COUNTS_MISSING with what is not counted or confirmed, COUNTS_DISAGREE with what differs */
export async function checkCounts(
  context: Pick<CallContext, 'db' | 'tenantId'>,
  caseId: string,
): Promise<void> {
  const { refusal } = await readCountGate(context, caseId);
  if (refusal) throw refusal;
}

/** A difference in figures, which every language reads: what was counted of what must be there. */
function differenceText({ name, counted, expected }: Omit<CountDifference, 'code'>): string {
  return `${name}: ${counted} / ${expected}`;
}
