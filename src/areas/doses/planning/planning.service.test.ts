import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { anInpatientOrder, dosesOf, fiveRights } from '../doses.fixture.ts';
import { administerDose } from '../administration/administration.contract.ts';
import { getDosePolicy, publishedPolicy, updateDosePolicy } from '../policy/dose-policy.contract.ts';
import { planDoses } from './planning.job.ts';

describe('planning doses', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;
  const hourMs = 3_600_000;

  const signIn = async () => {
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  };
  beforeEach(async () => {
    opened.clock.set('2026-03-10T14:00:00.000Z');
    await signIn();
  });
  beforeAll(async () => {
    opened.clock.set('2026-03-10T14:00:00.000Z');
    hospital = await opened.aHospital({ timeZone: 'UTC' });
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  /** The job as several processes run it at once. */
  async function runJob(processes = 2) {
    const { tenantId } = hospital;
    const audited: unknown[] = [];
    const run = () =>
      opened.database.inTenant(tenantId, 'write', (db) =>
        planDoses.run({
          ...{ db, tenantId, clock: opened.clock, timeZone: 'UTC', today: '2026-03-10' },
          ...{ audit: (fact) => void audited.push(fact), announce: () => undefined },
          fillings: () => [],
          inHospital: () => Promise.reject(new Error('This job works in its own hospital.')),
          atOperator: () => Promise.reject(new Error('This job stays in the hospital.')),
        }),
      );
    await Promise.all(Array.from({ length: processes }, run));
    return audited;
  }
  const isDue = () =>
    opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      planDoses.isDue({ db, tenantId: hospital.tenantId, clock: opened.clock }),
    );
  const timesOf = async (admissionId: string, lineId: string, day: string) =>
    (await dosesOf(nurse, admissionId, lineId, day)).map(({ scheduledTime }) => scheduledTime.slice(11, 16));

  test('the job plans ahead without doubling, has what nobody decided on count as missed, and then finds nothing to do', async () => {
    const { admission, lineId } = await anInpatientOrder(admin, { frequency: 'q8h', duration: '7d' });
    expect(await timesOf(admission.id, lineId, '2026-03-13')).toEqual([]);
    opened.clock.advance(30 * hourMs);
    await signIn();
    expect(await isDue()).toBe(true);
    const audited = await runJob();
    expect(await timesOf(admission.id, lineId, '2026-03-13')).toEqual(['06:00', '14:00']);
    const [first] = await dosesOf(nurse, admission.id, lineId, '2026-03-10');
    expect(first).toMatchObject({ status: 'missed' });
    expect(audited).toContainEqual({ action: 'MISSED', resource: 'doses', resourceId: first!.id });
    expect(await isDue()).toBe(false);
    // What was given late is still written down, with its reason.
    const late = { status: 'given' as const, rights: fiveRights, timingReason: 'Written down late' };
    const given = await nurse.call(administerDose, { ...late, doseId: first!.id });
    expect(given).toMatchObject({ status: 'given', timing: 'late' });
  });

  test('doses to come of a patient who has left are taken out', async () => {
    const { admission, lineId } = await anInpatientOrder(admin);
    const { tenantId } = hospital;
    await opened.database.inTenant(tenantId, 'write', async (db) => {
      await sql`update bed set admission_id = null, admission_status = null, status = 'available'
        where tenant_id = ${tenantId}::uuid and admission_id = ${admission.id}::uuid`.execute(db);
      await sql`update bed_stay set ended_at = now() where tenant_id = ${tenantId}::uuid
        and admission_id = ${admission.id}::uuid`.execute(db);
      await sql`update admission set status = 'cancelled', ended_at = ${opened.clock.now().toISOString()}::timestamptz,
        cancel_reason = 'test' where tenant_id = ${tenantId}::uuid and id = ${admission.id}::uuid`.execute(
        db,
      );
    });
    expect(await isDue()).toBe(true);
    await runJob();
    expect((await dosesOf(nurse, admission.id, lineId, '2026-03-12')).length).toBe(0);
  });

  test('other times hold from the next day on; what is planned for today stays', async () => {
    const { admission, lineId } = await anInpatientOrder(admin, { frequency: '1+0+1' });
    const { times } = publishedPolicy;
    const policy = {
      ...publishedPolicy,
      times: { ...times, perDay: { ...times.perDay, 3: [480, 780, 1230] } },
    };
    const today = opened.clock.now().toISOString().slice(0, 10);
    const before = await timesOf(admission.id, lineId, today);
    await expect(nurse.call(updateDosePolicy, policy)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const wrong = { ...policy, times: { ...times, perDay: { ...times.perDay, 3: [780, 480, 1230] } } };
    await expect(admin.call(updateDosePolicy, wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const { validFrom } = await admin.call(updateDosePolicy, policy);
    expect(await timesOf(admission.id, lineId, today)).toEqual(before);
    expect(await timesOf(admission.id, lineId, validFrom!)).toEqual(['08:00', '20:30']);
    expect(await nurse.call(getDosePolicy, {})).toMatchObject({ policy: { times: policy.times }, validFrom });
    // Written twice on a day, the last one holds.
    await admin.call(updateDosePolicy, publishedPolicy);
    expect(await timesOf(admission.id, lineId, validFrom!)).toEqual(['09:00', '21:00']);
  });

  test('the database takes a slot twice from nobody, and no other state for a dose with an outcome', async () => {
    const { admission, lineId } = await anInpatientOrder(admin);
    const [dose] = await dosesOf(nurse, admission.id, lineId);
    await nurse.call(administerDose, { doseId: dose!.id, status: 'given', rights: fiveRights });
    const write = (statement: ReturnType<typeof sql>) =>
      opened.database.inTenant(hospital.tenantId, 'write', (db) => statement.execute(db));
    const { tenantId } = hospital;
    await expect(
      write(sql`insert into dose select tenant_id, gen_random_uuid(), patient_id, admission_id, line_id, kind,
        slot_day, slot_minute, correction, share, scheduled_at, 'scheduled', null, created_at
        from dose where tenant_id = ${tenantId}::uuid and id = ${dose!.id}::uuid returning id`),
    ).rejects.toThrow(/dose_once/);
    await expect(
      write(
        sql`update dose set status = 'scheduled' where tenant_id = ${tenantId}::uuid and id = ${dose!.id}::uuid`,
      ),
    ).rejects.toThrow(/dose_outcome_dose/);
    await expect(
      write(sql`delete from dose where tenant_id = ${tenantId}::uuid and id = ${dose!.id}::uuid`),
    ).rejects.toThrow(/dose_outcome/);
  });
});
