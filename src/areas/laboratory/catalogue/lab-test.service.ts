import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './lab-test.contract.ts';
import { type LabTest, maxCategories } from './lab-test.contract.ts';
import {
  insertLabTests,
  type LabTestRow,
  labTestRows,
  selectLabTests,
  sumCategories,
} from './lab-test.queries.ts';
import { columnsOf, toLabTest } from './lab-test.record.ts';
import { wordsOf } from './lab-test.rules.ts';

export async function listLabTests(
  { db, tenantId }: CallContext,
  { search = '', ...request }: CallInput<typeof contract.listLabTests>,
): Promise<Page<LabTest>> {
  const rows = await selectLabTests(db, tenantId, { ...request, words: wordsOf(search) });
  const page = toPage(rows, request.limit, (row) => [row.name, row.id]);
  return { ...page, rows: page.rows.map(toLabTest) };
}

export async function countLabTests({ db, tenantId }: CallContext) {
  const rows = await sumCategories(db, tenantId, maxCategories);
  return {
    total: rows.reduce((sum, row) => sum + row.tests, 0),
    categories: rows.map((row) => ({ name: row.category, tests: row.tests })),
    totalValueMinor: sumMinor(rows.map((row) => row.value_minor)),
  };
}

/** @throws AppError TEST_NAME_TAKEN when a test that is offered has this name, without regard to case. */
export async function createLabTest(
  context: CallContext,
  input: CallInput<typeof contract.createLabTest>,
): Promise<LabTest> {
  const now = context.clock.now().toISOString();
  const row: LabTestRow = {
    tenant_id: context.tenantId,
    id: newId(),
    ...columnsOf(input),
    status: 'active',
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusingTakenName(insertLabTests(context.db, [row]));
  const test = toLabTest(row);
  context.audit({ action: 'CREATE', resource: 'lab_tests', resourceId: row.id, newValues: test });
  context.announce('lab-tests');
  return test;
}

/** @throws AppError STALE with the stored test, TEST_NAME_TAKEN as above. */
export async function updateLabTest(
  context: CallContext,
  { testId, version, ...changes }: CallInput<typeof contract.updateLabTest>,
): Promise<LabTest> {
  const before = toLabTest(await requireLabTest(context, testId));
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const wanted: LabTest = { ...before, ...Object.fromEntries(given) };
  return saveChange(context, 'UPDATE', before, version, columnsOf(wanted));
}

/** @throws AppError STALE with the stored test. */
export async function deleteLabTest(
  context: CallContext,
  { testId, version }: CallInput<typeof contract.deleteLabTest>,
): Promise<LabTest> {
  const before = toLabTest(await requireLabTest(context, testId));
  return saveChange(context, 'DELETE', before, version, { status: 'inactive' });
}

async function saveChange(
  context: CallContext,
  action: 'UPDATE' | 'DELETE',
  before: LabTest,
  version: number,
  values: Partial<Omit<LabTestRow, 'created_at'>>,
): Promise<LabTest> {
  const { db, tenantId, clock } = context;
  const updated_at = clock.now().toISOString();
  const seen = { tenantId, id: before.id, version };
  const row = await refusingTakenName(labTestRows.update(db, seen, { ...values, updated_at }));
  if (!row) throw new AppError('STALE', { current: before });
  const after = toLabTest(row);
  const changes = changedFields(before, after);
  context.audit({ action, resource: 'lab_tests', resourceId: before.id, ...changes });
  context.announce('lab-tests');
  return after;
}

async function requireLabTest({ db, tenantId }: CallContext, id: string): Promise<LabTestRow> {
  const row = await labTestRows.select(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function refusingTakenName<T>(write: Promise<T>): Promise<T> {
  return refusing(write, { lab_test_by_name: () => new AppError('TEST_NAME_TAKEN') });
}
