import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import type { MakeCall } from '#testing/records/area-fixture.ts';
import { startCase } from '../cases/steps/case-steps.contract.ts';
import { getCaseCharges } from '../charges/charge.contract.ts';
import { aBookedCase } from '../surgery.fixture.ts';
import { aCompletedCase, aTheatreService, choosePrices } from '../theatre-charges.fixture.ts';
import { aConfirmedCase, onAnotherDay, tickRequired } from '../theatre-papers.fixture.ts';
import * as contract from './anesthesia.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let call: MakeCall;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  call = (one, input) => admin.call(one, input);
});
afterAll(() => opened.close());

const plan = (caseId: string, anesthesiaType: 'general' | 'local' = 'local') =>
  call(contract.createAnesthesia, { caseId, anesthesiaType });
const mark = (anesthesiaId: string, reason = 'Planned for the wrong case') =>
  call(contract.markAnesthesia, { anesthesiaId, reason });
const complete = (anesthesiaId: string) => call(contract.completeAnesthesia, { anesthesiaId, version: 2 });
const add = (anesthesiaId: string) =>
  call(contract.addAnesthesiaEntry, { anesthesiaId, facts: { kind: 'event', text: 'Block set' } });

async function planned() {
  const { id: caseId } = await aBookedCase(admin);
  await tickRequired(admin, caseId, ['sign_in']);
  return { caseId, anesthesiaId: (await plan(caseId)).id };
}

async function begun() {
  const one = await planned();
  await call(contract.startAnesthesia, { anesthesiaId: one.anesthesiaId, version: 1 });
  return one;
}

async function completed() {
  const one = await begun();
  await complete(one.anesthesiaId);
  return one;
}

const inError = { code: 'WRONG_STATE', facts: { status: 'entered-in-error' } };

async function auditOf(id: string, action: string) {
  return opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    db
      .selectFrom('audit_entry')
      .select('new_values')
      .where('tenant_id', '=', hospital.tenantId)
      .where('resource_id', '=', id)
      .where('action', '=', action)
      .execute(),
  );
}

describe('an addendum', () => {
  const said = { reason: 'Left out', body: 'Shivering in recovery, warmed.' };

  test('is added to a completed record, which stays as it is', async () => {
    const { anesthesiaId, caseId } = await begun();
    const early = call(contract.addAnesthesiaAddendum, { anesthesiaId, ...said });
    await expect(early).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'in_progress' } });
    const ended = await complete(anesthesiaId);
    const added = await call(contract.addAnesthesiaAddendum, { anesthesiaId, ...said });
    expect(added).toEqual({ ...ended, addenda: [expect.objectContaining(said)] });
    expect(await auditOf(anesthesiaId, 'AMEND')).toMatchObject([{ new_values: { caseId } }]);
  });
});

describe('a record entered in error', () => {
  test('is marked once, stays readable with its reason, and takes nothing more', async () => {
    const { anesthesiaId, caseId } = await begun();
    const { entries } = await add(anesthesiaId);
    const marked = await mark(anesthesiaId);
    expect(marked).toMatchObject({
      status: 'in_progress',
      version: 3,
      enteredInError: { reason: 'Planned for the wrong case' },
      entries,
    });
    await expect(mark(anesthesiaId)).rejects.toMatchObject(inError);
    const step = { anesthesiaId, version: marked.version };
    const writes = [
      () => add(anesthesiaId),
      () => call(contract.updateAnesthesia, { ...step, anesthesiaType: 'general' }),
      () => call(contract.startAnesthesia, step),
      () => call(contract.markAnesthesiaEntry, { anesthesiaId, entryId: entries[0]!.id, reason: 'No' }),
      () => call(contract.completeAnesthesia, step),
      () => call(contract.addAnesthesiaAddendum, { anesthesiaId, reason: 'Later', body: 'More' }),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject(inError);
    expect(await call(contract.getAnesthesia, { anesthesiaId })).toEqual(marked);
    await call(contract.recordAnesthesiaPrint, { anesthesiaId, output: 'print' });
    expect(await auditOf(anesthesiaId, 'ENTERED_IN_ERROR')).toMatchObject([
      { new_values: { caseId, reason: 'Planned for the wrong case' } },
    ]);
  });

  test('can be a completed one, whose addenda are kept', async () => {
    const { anesthesiaId } = await completed();
    await call(contract.addAnesthesiaAddendum, { anesthesiaId, reason: 'Left out', body: 'More' });
    expect(await mark(anesthesiaId)).toMatchObject({ status: 'completed', addenda: [{ body: 'More' }] });
    const step = { anesthesiaId, version: 4, anesthesiaType: 'general' as const };
    await expect(call(contract.updateAnesthesia, step)).rejects.toMatchObject(inError);
  });

  test('makes room for another one of its case, and is found by its mark alone', async () => {
    const { anesthesiaId, caseId } = await planned();
    await expect(plan(caseId)).rejects.toMatchObject({ code: 'ANESTHESIA_EXISTS' });
    const before = await call(contract.countAnesthesia, {});
    await mark(anesthesiaId);
    const { id: next } = await plan(caseId);
    await expect(plan(caseId)).rejects.toMatchObject({ code: 'ANESTHESIA_EXISTS' });
    expect(await call(contract.countAnesthesia, {})).toEqual({
      ...before,
      enteredInError: before.enteredInError + 1,
    });
    const idsOf = async (status?: 'planned' | 'entered-in-error') => {
      const { rows } = await call(contract.listAnesthesia, { caseId, ...(status && { status }) });
      return rows.map(({ id }) => id);
    };
    expect(await idsOf()).toEqual([next, anesthesiaId]);
    expect(await idsOf('planned')).toEqual([next]);
    expect(await idsOf('entered-in-error')).toEqual([anesthesiaId]);
  });

  test('plans nothing for the start of its case', async () => {
    const { id: caseId, version } = await aConfirmedCase(admin);
    await tickRequired(admin, caseId, ['sign_in', 'time_out']);
    const { id: anesthesiaId } = await plan(caseId, 'general');
    const start = () => call(startCase, { caseId, version, ...onAnotherDay });
    await expect(start()).rejects.toMatchObject({ code: 'START_UNCONFIRMED' });
    await mark(anesthesiaId);
    expect(await start()).toMatchObject({ status: 'in_progress' });
  });

  test('is charged no more; the record that counts is, and once', async () => {
    const serviceOf = (type: string, price: number) => aTheatreService(call, type, price);
    const generalServiceId = await serviceOf('General', 9_000);
    await choosePrices(call, { generalServiceId, localServiceId: await serviceOf('Local', 1_200) });
    const charged = async (caseId: string) => {
      const { bills } = await call(getCaseCharges, { caseId });
      const charges = bills.flatMap((bill) => bill.charges);
      return charges.filter(({ kind }) => kind === 'anesthesia').map(({ priceMinor }) => priceMinor);
    };
    let anesthesiaId = '';
    const { caseId } = await aCompletedCase(admin, {}, async (operated) => {
      anesthesiaId = (await plan(operated)).id;
      await call(contract.startAnesthesia, { anesthesiaId, version: 1 });
      await complete(anesthesiaId);
    });
    expect(await charged(caseId)).toEqual([1_200]);
    await mark(anesthesiaId);
    expect(await charged(caseId)).toEqual([]);
    const { id: next } = await plan(caseId, 'general');
    await call(contract.startAnesthesia, { anesthesiaId: next, version: 1 });
    const recoveryException = 'To intensive care';
    await call(contract.completeAnesthesia, { anesthesiaId: next, version: 2, recoveryException });
    expect(await charged(caseId)).toEqual([9_000]);
  });

  test('by two at once is marked once, and what others do beside it comes before the mark or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { anesthesiaId, caseId } = await begun();
      const [first, second] = await Promise.allSettled([
        mark(anesthesiaId),
        mark(anesthesiaId),
        add(anesthesiaId),
        complete(anesthesiaId),
        plan(caseId),
      ]);
      expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const one = await call(contract.getAnesthesia, { anesthesiaId });
      const said = one.enteredInError!;
      expect(said.reason).toBe('Planned for the wrong case');
      await expect(add(anesthesiaId)).rejects.toMatchObject(inError);
      const { rows } = await call(contract.listAnesthesia, { caseId });
      const counting = rows.filter(({ enteredInError }) => enteredInError === null);
      expect(counting.length).toBe(rows.length - 1);
    }
  });
});
