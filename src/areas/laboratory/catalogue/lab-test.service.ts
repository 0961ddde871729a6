import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './lab-test.contract.ts';
import { type LabTest, maxCategories } from './lab-test.contract.ts';
import { labTestRows, selectLabTests, sumCategories } from './lab-test.queries.ts';
import { columnsOf, toLabTest } from './lab-test.record.ts';
import { wordsOf } from './lab-test.rules.ts';

const labTestRecord = recordOf({
  resource: 'lab_tests',
  topic: 'lab-tests',
  rows: labTestRows,
  toRecord: toLabTest,
  refusals: { lab_test_by_name: () => new AppError('TEST_NAME_TAKEN') },
});

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
export function createLabTest(
  context: CallContext,
  input: CallInput<typeof contract.createLabTest>,
): Promise<LabTest> {
  return labTestRecord.create(context, { ...columnsOf(input), status: 'active' });
}

/** @throws AppError STALE with the stored test, TEST_NAME_TAKEN as above. */
export function updateLabTest(
  context: CallContext,
  { testId: id, version, ...change }: CallInput<typeof contract.updateLabTest>,
): Promise<LabTest> {
  return labTestRecord.change(context, { id, version }, (before) =>
    columnsOf({ ...before, ...given(change) }),
  );
}

/** @throws AppError STALE with the stored test. */
export function deleteLabTest(
  context: CallContext,
  { testId: id, version }: CallInput<typeof contract.deleteLabTest>,
): Promise<LabTest> {
  return labTestRecord.change(
    context,
    { id, version },
    { status: 'inactive' },
    { told: { action: 'DELETE' } },
  );
}
