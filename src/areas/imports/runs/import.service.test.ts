import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { createService, listServices, updateService } from '#areas/billing/services/service.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { checkList, finishImport, importList, listImports, undoImport } from './import.contract.ts';

type Fields = Record<string, string>;

describe('the import of a list', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const rowsOf = (fields: readonly Fields[]) => fields.map((one, at) => ({ line: at + 2, fields: one }));
  const file = (importRunId: string, fields: readonly Fields[]) => ({
    list: 'services' as const,
    importRunId,
    fileName: 'prices.xlsx',
    rows: rowsOf(fields),
  });
  const named = async (category: string) => (await admin.call(listServices, { category })).rows;

  let made = 0;
  /** Rows of a category that no other test has. */
  function aList() {
    made += 1;
    const category = `Category ${made}`;
    const row = (name: string, price = '450') => ({ name: name && `${name} ${made}`, price, category });
    return { category, row };
  }

  test('a check says what an import would do, and leaves nothing', async () => {
    const { category, row } = aList();
    await admin.call(createService, { name: `ECG ${made}`, category, priceMinor: 30_000 });
    await admin.call(createService, { name: `Echo ${made}`, category, priceMinor: 45_000 });
    const rows = [row('X-ray'), row('ecg', '350'), row('Echo'), row('', '1'), row('Bad', 'much')];
    const answer = await admin.call(checkList, file(newId(), rows));
    expect(answer).toMatchObject({ added: 1, changed: 1, present: 1, refused: [{ line: 5 }, { line: 6 }] });
    expect(answer.refused[1]!.fields).toEqual({ price: { code: 'list-import.amountUnreadable' } });
    expect((await named(category)).map(({ name, priceMinor }) => [name, priceMinor])).toEqual([
      [`ECG ${made}`, 30_000],
      [`Echo ${made}`, 45_000],
    ]);
    expect((await admin.call(listImports, { list: 'services' })).rows).toEqual([]);
  });

  test('rows are added, changed, the same or refused; the same file again does nothing', async () => {
    const { category, row } = aList();
    await admin.call(createService, { name: `ECG ${made}`, category, priceMinor: 30_000 });
    const rows = [row('X-ray', '৳ ৪৫০'), row('ECG', '350'), row('', '1'), row('Minus', '-5')];
    const run = newId();
    expect(await admin.call(importList, file(run, rows))).toMatchObject({
      added: 1,
      changed: 1,
      present: 0,
      refused: [
        { line: 4, fields: { name: { code: 'value.missing' } } },
        { line: 5, fields: { price: { code: 'services.priceNegative' } } },
      ],
    });
    const prices = async () => (await named(category)).map(({ name, priceMinor }) => [name, priceMinor]);
    expect(await prices()).toEqual([
      [`ECG ${made}`, 35_000],
      [`X-ray ${made}`, 45_000],
    ]);
    expect(await admin.call(importList, file(newId(), rows))).toMatchObject({
      added: 0,
      changed: 0,
      present: 2,
    });
    expect(await prices()).toHaveLength(2);
    const finished = await admin.call(finishImport, { importRunId: run });
    expect(finished).toMatchObject({
      state: 'done',
      added: 1,
      changed: 1,
      refused: 2,
      fileName: 'prices.xlsx',
    });
  });

  test('two rows of one file that say two things of one record: the second is refused', async () => {
    const { row } = aList();
    const rows = [row('X-ray', '450'), row('X-RAY', '450'), row('X-ray', '500')];
    const answer = await admin.call(importList, file(newId(), rows));
    // The second says the name in other letters.
    expect(answer).toMatchObject({ added: 1, present: 0 });
    expect(answer.refused.map(({ line }) => line)).toEqual([3, 4]);
  });

  test('so is one that an earlier batch of the run has brought', async () => {
    const { category, row } = aList();
    const run = newId();
    await admin.call(importList, file(run, [row('X-ray', '450')]));
    const later = await admin.call(importList, file(run, [row('X-ray', '500')]));
    expect(later).toMatchObject({
      changed: 0,
      refused: [{ fields: { name: { code: 'list-import.twiceInFile' } } }],
    });
    expect(await named(category)).toMatchObject([{ priceMinor: 45_000 }]);
    expect(await admin.call(importList, file(newId(), [row('X-ray', '500')]))).toMatchObject({ changed: 1 });
  });

  test('a run that was killed in the middle is finished by the same file', async () => {
    const { category, row } = aList();
    const rows = Array.from({ length: 30 }, (_, at) => row(`Test ${at}`));
    await admin.call(importList, file(newId(), rows.slice(0, 13)));
    expect(await admin.call(importList, file(newId(), rows))).toMatchObject({ added: 17, present: 13 });
    expect(await named(category)).toHaveLength(30);
  });

  test('two runs of one file at once add each row once', async () => {
    const { category, row } = aList();
    const rows = Array.from({ length: 20 }, (_, at) => row(`Race ${at}`));
    const send = () => admin.call(importList, file(newId(), rows));
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.added + other.added).toBe(20);
    expect(one.present + other.present).toBe(20);
    expect(await named(category)).toHaveLength(20);
  });

  test('an undo deletes what was added and gives back what was changed, but not what was used since', async () => {
    const { category, row } = aList();
    const ecg = await admin.call(createService, { name: `ECG ${made}`, category, priceMinor: 30_000 });
    const run = newId();
    await admin.call(importList, file(run, [row('X-ray'), row('ECG', '350'), row('Touched'), row('Gone')]));
    const touched = (await named(category)).find(({ name }) => name === `Touched ${made}`)!;
    await admin.call(updateService, { serviceId: touched.id, version: 1, priceMinor: 1 });
    const undone = await admin.call(undoImport, { importRunId: run });
    expect(undone).toMatchObject({ state: 'undone', undone: 3, kept: 1, remaining: 0 });
    expect((await named(category)).map(({ name, priceMinor }) => [name, priceMinor])).toEqual([
      [`ECG ${made}`, 30_000],
      [`Touched ${made}`, 1],
    ]);
    const trail = await admin.call(listAuditEntries, { resource: 'services', action: 'DELETE' });
    expect(trail.rows.map(({ recordName }) => recordName)).toEqual(
      expect.arrayContaining([`X-ray ${made}`, `Gone ${made}`]),
    );
    expect(await admin.call(undoImport, { importRunId: run })).toMatchObject({ undone: 3, kept: 1 });
    const again = admin.call(importList, file(run, [row('X-ray')]));
    await expect(again).rejects.toMatchObject({ code: 'IMPORT_UNDONE' });
    expect(await admin.call(importList, file(newId(), [row('X-ray'), row('ECG', '350')]))).toMatchObject({
      added: 1,
      changed: 1,
    });
    expect(ecg.version).toBe(1);
  });

  test('a run leaves one entry at its end, and each record its own', async () => {
    const { row } = aList();
    const run = newId();
    await admin.call(importList, file(run, [row('X-ray')]));
    await admin.call(finishImport, { importRunId: run, isEnded: true });
    const { rows } = await admin.call(listAuditEntries, { limit: 5 });
    expect(rows.slice(0, 2).map(({ action, resource }) => [action, resource])).toEqual([
      ['IMPORT', 'imports'],
      ['CREATE', 'services'],
    ]);
    expect(rows[0]!.recordName).toBe('prices.xlsx · Services');
  });

  test('each list is filled by who may fill it by hand, and another hospital sees nothing', async () => {
    const { row } = aList();
    const nurse = await hospital.as('nurse');
    const run = newId();
    const sent = file(run, [row('X-ray')]);
    await expect(nurse.call(importList, sent)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const doctor = await hospital.as('doctor');
    for (const call of [checkList, importList]) {
      await expect(doctor.call(call, { ...sent, list: 'people' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await admin.call(importList, sent);
    const neighbour = await (await opened.aHospital()).as('tenant_admin');
    await expect(neighbour.call(undoImport, { importRunId: run })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await neighbour.call(listImports, { list: 'services' })).rows).toEqual([]);
  });
});
