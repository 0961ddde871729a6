import type { CallContext } from '#server/call-context.ts';
import { addOfUsual } from '#server/lists/usual-rows.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type AddedRows, nameKey, type UsualList } from '#kernel/first-hour/usual-list.ts';
import { sampleTests } from '../../samples/tests.samples.ts';
import { defaultPlausibility } from '../lab-test.contract.ts';
import { selectTestNames } from '../lab-test.queries.ts';
import { createLabTest } from '../lab-test.service.ts';
import type * as contract from './usual-tests.contract.ts';

/** The tests of the sample laboratory with their units and ranges; their prices are invented and stay out. */
const usualTests = sampleTests.map(({ price: _invented, ...test }) => test);

export async function readUsualTests(context: CallContext): Promise<UsualList> {
  const there = await namesThere(context);
  return {
    rows: usualTests.map(({ name, category, unit, normalRange, criticalRange, specimen }) => ({
      name,
      group: category,
      detail: [unit, normalRange, specimen].filter(Boolean).join(' · '),
      criticalRange: criticalRange ?? null,
      beds: null,
      isThere: there.has(nameKey(name)),
    })),
  };
}

/** @throws AppError NOT_FOUND for a name that the list does not have. */
export async function addUsualTests(
  context: CallContext,
  { rows }: CallInput<typeof contract.addUsualTests>,
): Promise<AddedRows> {
  return addOfUsual({
    context,
    resource: 'lab_tests',
    list: usualTests,
    chosen: rows,
    there: await namesThere(context),
    async add({ name, category, specimen, turnaroundTime, ...own }, { priceMinor }) {
      await createLabTest(context, {
        ...{ name, category, specimen, turnaroundTime, priceMinor, description: null },
        unit: own.unit ?? null,
        normalRange: own.normalRange ?? null,
        criticalRange: own.criticalRange ?? null,
        plausibilityFactor: defaultPlausibility,
      });
    },
  });
}

async function namesThere({ db, tenantId }: CallContext): Promise<Set<string>> {
  return new Set(
    await selectTestNames(
      db,
      tenantId,
      usualTests.map(({ name }) => nameKey(name)),
    ),
  );
}
