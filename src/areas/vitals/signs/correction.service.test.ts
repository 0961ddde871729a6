import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlState } from '#database/constraint-errors.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { listRound } from '#areas/nursing/rounds/round.contract.ts';
import { anInpatient, aSet } from '../vitals.fixture.ts';
import * as contract from './vital-signs.contract.ts';

const minuteMs = 60_000;

describe('sets of vital signs that stand', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  const now = () => opened.clock.now();
  const ago = (minutes: number) => new Date(now().getTime() - minutes * minuteMs).toISOString();
  const record = (input: Parameters<typeof aSet>[0]) => nurse.call(contract.recordVitalSigns, aSet(input));
  /** Somebody admitted three days ago. */
  const aStay = () => anInpatient(admin, { admittedAt: ago(3 * 24 * 60) });
  const setsOf = async (patientId: string) => (await nurse.call(contract.listVitalSigns, { patientId })).rows;

  test('one that was entered in error is marked and replaced, once, and counts no longer', async () => {
    const { patientId, ward } = await aStay();
    await record({ patientId, recordedAt: ago(60) });
    const wrong = await record({ patientId, heartRate: 172, recordedAt: ago(10) });
    const { recordedAt: _recordedAt, patientId: _patient, ...measures } = aSet({ patientId, heartRate: 72 });
    const input = { vitalSignsId: wrong.id, reason: 'Typed 172 for 72' };
    const { marked, replacement } = await nurse.call(contract.correctVitalSigns, {
      ...input,
      replacement: measures,
    });
    expect(marked).toMatchObject({
      heartRate: 172,
      replacedBy: replacement?.id,
      enteredInError: { reason: 'Typed 172 for 72', markedByName: 'Sample nurse' },
    });
    expect(replacement).toMatchObject({
      heartRate: 72,
      recordedAt: wrong.recordedAt,
      replaces: wrong.id,
      news2: { total: 0 },
    });
    const again = { code: 'WRONG_STATE', facts: { status: 'entered-in-error' } };
    await expect(nurse.call(contract.correctVitalSigns, input)).rejects.toMatchObject(again);
    await expect(
      nurse.call(contract.escalateVitalSigns, {
        vitalSignsId: wrong.id,
        called: 'Dr. Test',
        ordered: 'Rest',
      }),
    ).rejects.toMatchObject(again);
    const { rows } = await nurse.call(listRound, { wardId: ward.id });
    expect(rows[0]?.patient).toMatchObject({ latest: { id: replacement?.id }, total: 0, totalBefore: 0 });
    const inError = await nurse.call(contract.listVitalSigns, { patientId, kind: 'error' });
    expect(inError.rows.map(({ id }) => id)).toEqual([wrong.id]);
    expect((await nurse.call(contract.listVitalSigns, { patientId, kind: 'abnormal' })).rows).toEqual([]);
  });

  test('a replacement that is refused leaves the set unmarked', async () => {
    const { patientId } = await aStay();
    const set = await record({ patientId });
    const input = {
      vitalSignsId: set.id,
      reason: 'Wrong',
      replacement: { heartRate: 70, recordedAt: ago(-60) },
    };
    await expect(nurse.call(contract.correctVitalSigns, input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await setsOf(patientId)).toEqual([set]);
  });

  test.each(['update', 'delete'])(
    'the database lets the server %s no set, mark, call or decision',
    async (verb) => {
      const own = `where tenant_id = '${hospital.tenantId}'`;
      for (const [table, column] of Object.entries({
        vital_signs: 'recorded_at',
        vital_signs_error: 'reason',
        vital_signs_escalation: 'called',
        saturation_scale: 'reason',
      })) {
        const statement =
          verb === 'update'
            ? `update ${table} set ${column} = ${column} ${own}`
            : `delete from ${table} ${own}`;
        const change = opened.database.inTenant(hospital.tenantId, 'write', async (db) => {
          await sql.raw(statement).execute(db);
        });
        expect(await change.catch((error: unknown) => sqlState(error))).toBe('42501');
      }
    },
  );

  test('a set that nobody marked cannot be replaced, and a marked one is replaced once', async () => {
    const { patientId } = await aStay();
    const set = await record({ patientId });
    const copy = () =>
      opened.database.inTenant(hospital.tenantId, 'write', async (db) => {
        const row = await db
          .selectFrom('vital_signs')
          .selectAll()
          .where('tenant_id', '=', hospital.tenantId)
          .where('id', '=', set.id)
          .executeTakeFirstOrThrow();
        const news2 = JSON.stringify(row.news2);
        await db
          .insertInto('vital_signs')
          .values({ ...row, id: newId(), news2, replaces: set.id })
          .execute();
      });
    expect(await copy().catch((error: unknown) => sqlState(error))).toBe('23503');
    await nurse.call(contract.correctVitalSigns, { vitalSignsId: set.id, reason: 'Wrong patient' });
    await copy();
    expect(await copy().catch((error: unknown) => sqlState(error))).toBe('23505');
  });

  test('who was called about a score, when, and what was ordered is recorded', async () => {
    const { patientId } = await aStay();
    const set = await record({ patientId, heartRate: 135, respiratoryRate: 26, recordedAt: ago(20) });
    expect(set.news2).toMatchObject({ total: 6, response: 'urgent' });
    const vitalSignsId = set.id;
    const call = { vitalSignsId, called: 'Dr. Test', ordered: 'Oxygen' };
    await nurse.call(contract.escalateVitalSigns, { ...call, calledAt: ago(15) });
    const told = await nurse.call(contract.escalateVitalSigns, { ...call, called: 'Critical care' });
    expect(told.escalations).toMatchObject([
      { called: 'Dr. Test', calledAt: ago(15), ordered: 'Oxygen', recordedByName: 'Sample nurse' },
      { called: 'Critical care', calledAt: now().toISOString() },
    ]);
    await expect(
      nurse.call(contract.escalateVitalSigns, { ...call, calledAt: ago(21) }),
    ).rejects.toMatchObject({ facts: { fields: { calledAt: { code: 'vital-signs.beforeSigns' } } } });
    await expect(
      nurse.call(contract.escalateVitalSigns, { ...call, calledAt: ago(-1) }),
    ).rejects.toMatchObject({ facts: { fields: { calledAt: { code: 'vital-signs.inTheFuture' } } } });
    await expect(nurse.call(contract.escalateVitalSigns, { ...call, ordered: ' ' })).rejects.toMatchObject({
      facts: { fields: { ordered: { code: 'vital-signs.orderedMissing' } } },
    });
  });

  test('two who mark one set at once: one of them is told that it is marked', async () => {
    const { patientId } = await aStay();
    const set = await record({ patientId });
    const input = { vitalSignsId: set.id, reason: 'Wrong patient', replacement: { heartRate: 70 } };
    const done = await Promise.allSettled([
      nurse.call(contract.correctVitalSigns, input),
      admin.call(contract.correctVitalSigns, input),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'WRONG_STATE' },
    });
    expect(await setsOf(patientId)).toHaveLength(2);
  });
});
