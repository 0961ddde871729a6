import { confirmSecondPerson } from '#areas/people/people.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { caseTopic } from '../cases/case.rules.ts';
import { requireCase } from '../cases/case.service.ts';
import { lockChecklistOfCase } from '../checklists/checklist.queries.ts';
import { lockCaseStatus } from '../papers/paper-case.queries.ts';
import type { CountEntryFacts, CountLine } from './count-facts.contract.ts';
import type * as contract from './count.contract.ts';
import type { SurgicalCounts } from './count.contract.ts';
import { issue } from './count.issues.ts';
import {
  type CountEntryRow,
  insertCountConfirmations,
  insertCountEntries,
  insertCountError,
  selectCountEntries,
} from './count.queries.ts';
import { itemsOfCounts, toCounts, toState } from './count.record.ts';
import { type CountEntryState, countState, isCounted, lastCount } from './count.rules.ts';
import { getCountedItems } from './items/counted-items.service.ts';

export async function getCounts(
  context: CallContext,
  { caseId }: CallInput<typeof contract.getCounts>,
): Promise<SurgicalCounts> {
  return readCounts(context, caseId);
}

/**
 * Records what was counted. With the password of a second person it is confirmed at once; without one it waits for
 * somebody else to confirm it, and the operation does not end before that.
 * @throws AppError WRONG_STATE for a case that is over or put off, COUNT_EXISTS for a second count before
 * the operation, INVALID_INPUT at the line, and what confirming a second person refuses
 */
export async function recordCount(
  context: CallContext,
  input: CallInput<typeof contract.recordCount>,
): Promise<SurgicalCounts> {
  const { caseId, moment, isNothing, lines, witnessId, witnessPassword } = input;
  if (witnessId !== null) {
    await confirmSecondPerson(context, {
      userId: witnessId,
      password: witnessPassword,
      permission: 'surgery.nursing',
      fields: { person: 'witnessId', password: 'witnessPassword' },
    });
  }
  const entries = (await lockCounts(context, caseId)).map(toState);
  if (moment === 'before' && lastCount(entries, 'before')) throw new AppError('COUNT_EXISTS');
  const isEmpty = isNothing && moment === 'before';
  const facts = {
    kind: 'count' as const,
    moment,
    isNothing: isEmpty,
    lines: isEmpty ? [] : await countedLines(context, entries, { moment, lines }),
  };
  const id = await addEntry(context, caseId, facts);
  if (witnessId !== null) await confirm(context, { id, countedBy: context.actor.userId, by: witnessId });
  return readCounts(context, caseId);
}

/** Every kind of the operation with its pieces; none is left out and none is unknown. */
async function countedLines(
  context: CallContext,
  entries: readonly CountEntryState[],
  { moment, lines }: Pick<CallInput<typeof contract.recordCount>, 'moment' | 'lines'>,
): Promise<CountLine[]> {
  const items = itemsOfCounts(entries, (await getCountedItems(context)).items);
  const wrong: Record<string, ReturnType<typeof issue>> = {};
  lines.forEach(({ code }, place) => {
    const isKnown = items.some((item) => item.code === code);
    const isFirst = lines.findIndex((line) => line.code === code) === place;
    if (!isKnown || !isFirst) wrong[`lines.${place}.code`] = issue('lineUnknown');
  });
  const isAsked = ({ before, added }: (typeof items)[number]) =>
    moment === 'before' || before !== null || added > 0;
  for (const item of items.filter(isAsked)) {
    if (!lines.some(({ code }) => code === item.code))
      wrong['lines'] = issue('lineMissing', { name: item.name });
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return items.flatMap(({ code, name, before, added }): CountLine[] => {
    const line = lines.find((one) => one.code === code);
    if (!line) return [];
    const expected = moment === 'before' ? null : (before ?? 0) + added;
    return [{ code, name, counted: line.counted, expected }];
  });
}

/** @throws AppError NOT_FOUND, WRONG_STATE once the case is over, COUNT_NEEDS_ANOTHER for who made the entry */
export async function confirmCount(
  context: CallContext,
  { caseId, entryId }: CallInput<typeof contract.confirmCount>,
): Promise<SurgicalCounts> {
  const entry = findEntry(await lockCounts(context, caseId), entryId);
  if (entry.facts.kind !== 'count' || entry.error_reason !== null) throw new AppError('NOT_FOUND');
  if (entry.entered_by === context.actor.userId) throw new AppError('COUNT_NEEDS_ANOTHER');
  // Pressed twice it is confirmed once.
  if (entry.confirmed_at === null) {
    await confirm(context, { id: entryId, countedBy: entry.entered_by, by: context.actor.userId });
  }
  announce(context, caseId);
  context.audit({
    action: 'VERIFY',
    resource: 'surgical_counts',
    resourceId: caseId,
    newValues: { entryId, countedBy: entry.entered_by },
  });
  return readCounts(context, caseId);
}

/** @throws AppError NOT_FOUND, also for a kind that is not counted, WRONG_STATE */
export async function addToField(
  context: CallContext,
  { caseId, code, pieces }: CallInput<typeof contract.addToField>,
): Promise<SurgicalCounts> {
  const entries = (await lockCounts(context, caseId)).map(toState);
  const items = itemsOfCounts(entries, (await getCountedItems(context)).items);
  const item = items.find((one) => one.code === code);
  if (!item) throw new AppError('NOT_FOUND');
  await addEntry(context, caseId, { kind: 'added', code, name: item.name, pieces });
  return readCounts(context, caseId);
}

/**
 * Names the reason for exactly the differences that there are now: another count or addition needs another reason.
 * @throws AppError NOT_FOUND, WRONG_STATE where nothing differs
 */
export async function settleCounts(
  context: CallContext,
  { caseId, ...said }: CallInput<typeof contract.settleCounts>,
): Promise<SurgicalCounts> {
  const { differences } = countState((await lockCounts(context, caseId)).map(toState));
  if (differences.length === 0) throw new AppError('WRONG_STATE', {});
  await addEntry(context, caseId, { kind: 'settled', differences: [...differences], ...said });
  return readCounts(context, caseId);
}

/** @throws AppError NOT_FOUND, WRONG_STATE, ENTERED_IN_ERROR for one that is marked already */
export async function markCountEntry(
  context: CallContext,
  { caseId, entryId, reason }: CallInput<typeof contract.markCountEntry>,
): Promise<SurgicalCounts> {
  const { db, tenantId, actor, clock } = context;
  findEntry(await lockCounts(context, caseId), entryId);
  const mark = {
    tenant_id: tenantId,
    entry_id: entryId,
    reason,
    marked_by: actor.userId,
    marked_at: clock.now().toISOString(),
  };
  await refusing(insertCountError(db, mark), {
    surgical_count_error_pkey: () => new AppError('ENTERED_IN_ERROR'),
  });
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_counts',
    resourceId: caseId,
    newValues: { entryId, reason },
  });
  announce(context, caseId);
  return readCounts(context, caseId);
}

/**
 * The entries of a case that is planned or under way. Its checklist stays locked, as by whoever completes the
 * operation: nothing is counted beside that.
 * @throws AppError NOT_FOUND, WRONG_STATE
 */
async function lockCounts(context: CallContext, caseId: string): Promise<CountEntryRow[]> {
  const { db, tenantId } = context;
  await lockChecklistOfCase(db, tenantId, caseId);
  const status = await lockCaseStatus(db, tenantId, caseId);
  if (!status) throw new AppError('NOT_FOUND');
  if (!isCounted(status)) throw new AppError('WRONG_STATE', { status });
  return selectCountEntries(db, tenantId, caseId);
}

function findEntry(rows: readonly CountEntryRow[], id: string): CountEntryRow {
  const entry = rows.find((row) => row.id === id);
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
}

async function addEntry(context: CallContext, caseId: string, facts: CountEntryFacts): Promise<string> {
  const { db, tenantId, actor, clock } = context;
  const id = newId();
  await insertCountEntries(db, [
    {
      tenant_id: tenantId,
      id,
      case_id: caseId,
      kind: facts.kind,
      facts: JSON.stringify(facts),
      entered_by: actor.userId,
      entered_at: clock.now().toISOString(),
    },
  ]);
  context.audit({
    action: 'CREATE',
    resource: 'surgical_counts',
    resourceId: caseId,
    newValues: { entryId: id, ...facts },
  });
  announce(context, caseId);
  return id;
}

async function confirm(
  { db, tenantId, clock }: CallContext,
  { id, countedBy, by }: { id: string; countedBy: string; by: string },
): Promise<void> {
  const row = {
    tenant_id: tenantId,
    entry_id: id,
    counted_by: countedBy,
    confirmed_by: by,
    confirmed_at: clock.now().toISOString(),
  };
  await refusing(insertCountConfirmations(db, [row]), {
    surgical_count_confirmation_two_people: () => new AppError('COUNT_NEEDS_ANOTHER'),
  });
}

async function readCounts(context: CallContext, caseId: string): Promise<SurgicalCounts> {
  const { db, tenantId } = context;
  const [stored, rows, { items }] = await Promise.all([
    requireCase(context, caseId),
    selectCountEntries(db, tenantId, caseId),
    getCountedItems(context),
  ]);
  return toCounts(stored, rows, items);
}

function announce(context: CallContext, caseId: string): void {
  context.announce('surgical-counts');
  context.announce(caseTopic(caseId));
}
