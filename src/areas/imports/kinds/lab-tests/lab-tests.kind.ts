import {
  changeLabTest,
  createLabTest,
  findLabTestsNamed,
  labTestInput,
  toLabTest,
} from '#areas/laboratory/laboratory.public.ts';
import { catalogueKind, removeFrom } from '../catalogue-kind.ts';

/** Tests of the laboratory with units, ranges and prices; known by their names. */
export const labTestsKind = catalogueKind({
  resource: 'lab_tests',
  schema: labTestInput,
  columns: { priceMinor: 'price' },
  read: (cells) => ({
    name: cells.required('name'),
    category: cells.required('category'),
    description: cells.text('description'),
    priceMinor: cells.money('price'),
    normalRange: cells.text('normalRange'),
    criticalRange: cells.text('criticalRange'),
    plausibilityFactor: cells.whole('plausibilityFactor'),
    unit: cells.text('unit'),
    specimen: cells.text('specimen'),
    turnaroundTime: cells.text('turnaroundTime'),
  }),
  keyOf: ({ name }) => name.toLowerCase(),
  find: async ({ db, tenantId }, inputs) => {
    const rows = await findLabTestsNamed(
      db,
      tenantId,
      inputs.map(({ name }) => name.toLowerCase()),
    );
    return new Map(rows.map((row) => [row.name.toLowerCase(), toLabTest(row)]));
  },
  create: createLabTest,
  update: (context, { id: testId, version }, changes) =>
    changeLabTest(context, { testId, version, ...changes }),
  remove: removeFrom('lab_test', ['name'], { resource: 'lab_tests', topic: 'lab-tests' }),
});
