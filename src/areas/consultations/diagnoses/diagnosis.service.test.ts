import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { listToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import * as contract from './diagnosis.contract.ts';

describe('diagnoses of the hospital', () => {
  const opened = openTestSystem();
  let admin: Caller;
  let doctor: Caller;

  beforeAll(async () => {
    const hospital = await opened.aHospital();
    [admin, doctor] = await Promise.all([hospital.as('tenant_admin'), hospital.as('doctor')]);
  });
  afterAll(() => opened.close());

  const titlesFor = async (search: string) =>
    (await doctor.call(contract.listDiagnoses, { search })).rows.map(({ title }) => title);

  const rowsOf = (...rows: [code: string, title: string][]) =>
    rows.map(([code, title], place) => ({ line: place + 2, fields: { code, title } }));

  test('are found by words of the title in any order and case, and by code', async () => {
    await admin.call(contract.createDiagnosis, { code: 'E11.9', title: 'Diabetes mellitus, tipo 2 crónica' });
    for (const search of ['cronica DIABETES', 'e119', 'E11.9', 'mell']) {
      expect(await titlesFor(search)).toEqual(['Diabetes mellitus, tipo 2 crónica']);
    }
    expect(await titlesFor('100%')).toEqual([]);
  });

  test('a code is on the list once, however it is written', async () => {
    await admin.call(contract.createDiagnosis, { code: 'J-45', title: 'Asthma' });
    const again = admin.call(contract.createDiagnosis, { code: 'j45', title: 'Other' });
    await expect(again).rejects.toMatchObject({
      facts: { fields: { code: { code: 'diagnoses.codeTaken' } } },
    });
  });

  test('a file is imported once, with each wrong row told, and newer titles taken', async () => {
    const rows = [
      ...rowsOf(['X1', 'First'], ['X2', 'Second']),
      { line: 4, fields: { code: 'X3', title: ' ' } },
    ];
    const first = await admin.call(importList, listToSend('diagnoses', rows));
    expect(first).toMatchObject({ added: 2, present: 0 });
    expect(first.refused).toEqual([{ line: 4, fields: { title: { code: 'diagnoses.titleMissing' } } }]);
    expect(await admin.call(importList, listToSend('diagnoses', rows))).toMatchObject({
      added: 0,
      present: 2,
    });
    const changed = await admin.call(importList, listToSend('diagnoses', rowsOf(['x-1', 'First renamed'])));
    expect(changed).toMatchObject({ added: 0, changed: 1, present: 0, refused: [] });
    expect(await titlesFor('first')).toEqual(['First renamed']);
  });

  test('two imports of one file at once add it once', async () => {
    const rows = rowsOf(['Y1', 'Twice one'], ['Y2', 'Twice two']);
    const answers = await Promise.all(
      [1, 2].map(() => admin.call(importList, listToSend('diagnoses', rows))),
    );
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(2);
  });

  test('a doctor imports nothing', async () => {
    const attempt = doctor.call(importList, listToSend('diagnoses', rowsOf(['Z', 'Mine'])));
    await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
