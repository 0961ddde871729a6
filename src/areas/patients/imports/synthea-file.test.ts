import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aTestSystem, type Caller } from '#testing/hospital.ts';
import { countPatients, listPatients } from '../patients/patient.contract.ts';
import { inspectTable } from '#ui/tables/reading/table-inspection.ts';
import { readTable } from '#ui/tables/reading/table-source.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import { listToSend } from '#areas/imports/imports.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { planOf } from '#ui/tables/columns/import-plan.ts';
import { runTable } from '#ui/tables/runs/run-table.ts';
import { patientImportFields } from './plans/import-fields.ts';
import { patientReading } from './plans/import-plan.ts';

const file = resolve(import.meta.dirname, '../../../../../shared/data/synthea/patients.csv');
const isThere = existsSync(file);
if (!isThere) process.stdout.write("Synthea's patients.csv is not imported: there is no ../shared/data.\n");

async function importFile(caller: Caller) {
  const source = () => createReadStream(file);
  const inspection = await inspectTable(source);
  const plan = planOf<string>(patientImportFields, patientReading.guess(inspection.header));
  const importRunId = newId();
  return runTable({
    parts: readTable(source, inspection.shape),
    headingLine: inspection.headingLine,
    header: inspection.header,
    toRow: (record) => patientReading.toRow({ inspection, plan, writtenOn: '2026-03-02' }, record),
    send: (rows) => caller.call(importList, listToSend('patients', rows, importRunId)),
    onRefused: () => {},
    onProgress: () => {},
    signal: new AbortController().signal,
  });
}

describe.skipIf(!isThere)("Synthea's patients", () => {
  test('all 555 are added by the first import and present at the second', async () => {
    const hospital = await aTestSystem().aHospital();
    const clerk = await hospital.as('receptionist');
    expect(await importFile(clerk)).toEqual({ added: 555, changed: 0, present: 0, refused: 0 });
    expect(await importFile(clerk)).toEqual({ added: 0, changed: 0, present: 555, refused: 0 });
    expect(await clerk.call(countPatients, {})).toMatchObject({ total: 555 });
    const page = await clerk.call(listPatients, { search: 'theda kirlin' });
    expect(page.rows).toMatchObject([{ firstName: 'Theda Shara', dateOfBirth: '1996-02-24' }]);
  });

  test('two imports at the same instant add each of the 555 once', async () => {
    const hospital = await aTestSystem().aHospital();
    const [one, other] = await Promise.all([hospital.as('receptionist'), hospital.as('doctor')]);
    const [first, second] = await Promise.all([importFile(one), importFile(other)]);
    expect(first.added + second.added).toBe(555);
    expect(first.present + second.present).toBe(555);
    expect(await one.call(countPatients, {})).toMatchObject({ total: 555 });
  });
});
