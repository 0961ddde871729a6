import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { getPatient, registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from './emergency-access.contract.ts';
import { maxOpeningsPerHour } from './emergency-access.rules.ts';

const reason = 'Unconscious in the emergency room, allergies needed';
const minuteMs = 60_000;

describe('emergency access', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let nurse: Caller;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    [admin, nurse, clerk] = await Promise.all([
      hospital.as('tenant_admin'),
      hospital.as('nurse'),
      hospital.as('receptionist'),
    ]);
  });
  // Everybody opens so many records an hour and no more.
  beforeEach(async () => {
    doctor = (await aStaffMember(opened, hospital, ['patients.read', 'patients.write', 'emr.read'])).caller;
  });
  afterAll(() => opened.close());

  async function aRestricted(by = admin): Promise<string> {
    const patient = await by.call(registerPatient, aPatient({ allergies: 'Penicillin' }));
    return (await by.call(restrictPatient, { patientId: patient.id, version: 1 })).id;
  }

  function open(caller: Caller, patientId: string, why = reason) {
    return caller.call(contract.openEmergencyAccess, {
      patientId,
      category: 'danger_to_life',
      reason: why,
    });
  }

  function countRows(tenantId: string, patientId: string) {
    return opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('emergency_access')
        .select(['id', 'ended_at'])
        .where('tenant_id', '=', tenantId)
        .where('patient_id', '=', patientId)
        .execute(),
    );
  }

  test('a clinician who says why opens the record, alone, and changes nothing of it', async () => {
    const patientId = await aRestricted();
    const access = await open(doctor, patientId);
    expect(access).toMatchObject({ reason, secondsLeft: 3600, endedAt: null, review: null });
    expect(await doctor.call(getPatient, { patientId })).toMatchObject({ allergies: 'Penicillin' });
    const change = { patientId, version: 2, address: '1 New Road' };
    await expect(doctor.call(updatePatient, change)).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    expect(await admin.call(getPatient, { patientId })).toMatchObject({ version: 2, address: null });
    await expect(nurse.call(getPatient, { patientId })).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    expect((await doctor.call(contract.listOwnEmergencyAccess, {})).rows).toContainEqual(access);
    expect((await nurse.call(contract.listOwnEmergencyAccess, {})).rows).not.toContainEqual(access);
  });

  test('it opens that one record only', async () => {
    const [patientId, another] = [await aRestricted(), await aRestricted()];
    await open(doctor, patientId);
    const attempt = doctor.call(getPatient, { patientId: another });
    await expect(attempt).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
  });

  test('the record closes by itself when the time the hospital set is over', async () => {
    const own = await opened.aHospital();
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('tenant_settings')
        .set({ emergency_access_minutes: 15 })
        .where('tenant_id', '=', own.tenantId)
        .execute(),
    );
    const patientId = await aRestricted(await own.as('tenant_admin'));
    const someone = await own.as('doctor');
    expect(await open(someone, patientId)).toMatchObject({ secondsLeft: 15 * 60 });
    opened.clock.advance(15 * minuteMs - 1);
    expect(await someone.call(getPatient, { patientId })).toMatchObject({ id: patientId });
    opened.clock.advance(1);
    await expect(someone.call(getPatient, { patientId })).rejects.toMatchObject({
      code: 'RECORD_RESTRICTED',
    });
    expect((await someone.call(contract.listOwnEmergencyAccess, {})).rows).toEqual([]);
    const again = await open(someone, patientId);
    expect(again.secondsLeft).toBe(15 * 60);
    const { rows } = await (await own.as('tenant_admin')).call(contract.listEmergencyAccess, {});
    expect(rows.map((row) => row.secondsLeft)).toEqual([15 * 60, 0]);
  });

  test('ended by hand, the record is closed at once; ending it again changes nothing', async () => {
    const patientId = await aRestricted();
    const { id: accessId } = await open(doctor, patientId);
    const ended = await doctor.call(contract.closeEmergencyAccess, { accessId });
    expect(ended).toMatchObject({ endedAt: opened.clock.now().toISOString(), secondsLeft: 0 });
    await expect(doctor.call(getPatient, { patientId })).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    opened.clock.advance(minuteMs);
    expect(await doctor.call(contract.closeEmergencyAccess, { accessId })).toEqual(ended);
  });

  test('another reason for the same record begins anew and ends what ran before', async () => {
    const patientId = await aRestricted();
    const first = await open(doctor, patientId);
    opened.clock.advance(minuteMs);
    const second = await open(doctor, patientId, 'Now in surgery, blood type needed');
    expect(second).toMatchObject({ secondsLeft: 3600 });
    const rows = await countRows(hospital.tenantId, patientId);
    expect(rows.filter((row) => row.ended_at === null).map((row) => row.id)).toEqual([second.id]);
    expect(rows.map((row) => row.id)).toContain(first.id);
  });

  test('of openings at the same instant one runs', async () => {
    const patientId = await aRestricted();
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(doctor, patientId)));
    const rows = await countRows(hospital.tenantId, patientId);
    expect(rows.filter((row) => row.ended_at === null)).toHaveLength(1);
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(answers.map(({ id }) => id)));
  });

  test('a repeat of one submission opens once', async () => {
    const patientId = await aRestricted();
    const input = { patientId, category: 'covering', reason } as const;
    const key = 'emergency-submission';
    const first = await doctor.call(contract.openEmergencyAccess, input, key);
    expect(await doctor.call(contract.openEmergencyAccess, input, key)).toEqual(first);
    expect(await countRows(hospital.tenantId, patientId)).toHaveLength(1);
  });

  test('who reads no medical records opens nothing, and nothing is left behind', async () => {
    const patientId = await aRestricted();
    await expect(open(clerk, patientId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(open(doctor, patientId, 'too short')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { reason: { code: 'emergency-access.reasonTooShort', facts: { min: 10 } } } },
    });
    expect(await countRows(hospital.tenantId, patientId)).toEqual([]);
  });

  test('a record that is open anyway needs no emergency', async () => {
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    await expect(open(doctor, patientId)).rejects.toMatchObject({ code: 'EMERGENCY_NOT_NEEDED' });
    await expect(open(admin, await aRestricted())).rejects.toMatchObject({ code: 'EMERGENCY_NOT_NEEDED' });
    expect(await countRows(hospital.tenantId, patientId)).toEqual([]);
  });

  test('a clinician whose role reads no patients opens one record with it, and only reads', async () => {
    const own = await opened.aHospital();
    const { id: patientId } = await (await own.as('tenant_admin')).call(registerPatient, aPatient());
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('role')
        .set({ permissions: ['emr.read', 'lab.read'] })
        .where('tenant_id', '=', own.tenantId)
        .where('code', '=', 'nurse')
        .execute(),
    );
    const technician = await own.as('nurse');
    await expect(technician.call(getPatient, { patientId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const access = await open(technician, patientId);
    expect(await technician.call(getPatient, { patientId })).toMatchObject({ id: patientId });
    const change = { patientId, version: 1, address: 'x' };
    await expect(technician.call(updatePatient, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await technician.call(contract.closeEmergencyAccess, { accessId: access.id });
    await expect(technician.call(getPatient, { patientId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await actionsOn(own, access.id)).toEqual([
      'EMERGENCY_OPENED',
      'EMERGENCY_USED',
      'EMERGENCY_ENDED',
    ]);
  });

  async function actionsOn({ tenantId }: Hospital, resourceId: string): Promise<string[]> {
    const entries = await opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('action')
        .where('tenant_id', '=', tenantId)
        .where('resource_id', '=', resourceId)
        .orderBy('id')
        .execute(),
    );
    return entries.map((entry) => entry.action);
  }

  test('what was done under it names it in the audit trail', async () => {
    const patientId = await aRestricted();
    const { id: emergencyAccessId } = await open(doctor, patientId);
    await doctor.call(getPatient, { patientId });
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('new_values')
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', patientId)
        .where('action', '=', 'VIEW')
        .execute(),
    );
    expect(entries).toMatchObject([{ new_values: { emergencyAccessId } }]);
  });

  test('administrators are told at once', async () => {
    const patientId = await aRestricted();
    const { patient } = await open(doctor, patientId);
    const { rows } = await admin.call(listNotifications, { limit: 1 });
    expect(rows).toMatchObject([{ code: 'emergency-access.opened', link: '/dashboard/emergency-access' }]);
    expect(rows[0]!.facts).toMatchObject({ record: patient.patientNumber });
    expect((await clerk.call(listNotifications, {})).rows).toEqual([]);
  });

  test('the list narrows to what is open, to be reviewed and reviewed, newest first and page by page', async () => {
    const own = await opened.aHospital();
    const ownAdmin = await own.as('tenant_admin');
    const someone = await own.as('doctor');
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      ids.unshift((await open(someone, await aRestricted(ownAdmin))).id);
      opened.clock.advance(minuteMs);
    }
    const [newest, middle, oldest] = ids as [string, string, string];
    await someone.call(contract.closeEmergencyAccess, { accessId: newest });
    await ownAdmin.call(contract.reviewEmergencyAccess, { accessId: oldest, version: 1, note: 'Justified' });
    const listed = async (state: (typeof contract.reviewStates)[number]) =>
      (await ownAdmin.call(contract.listEmergencyAccess, { state })).rows.map((row) => row.id);
    expect(await listed('all')).toEqual([newest, middle, oldest]);
    expect(await listed('open')).toEqual([middle]);
    expect(await listed('to-review')).toEqual([newest, middle]);
    expect(await listed('reviewed')).toEqual([oldest]);
    const first = await ownAdmin.call(contract.listEmergencyAccess, { limit: 2 });
    const rest = await ownAdmin.call(contract.listEmergencyAccess, { limit: 2, cursor: first.nextCursor! });
    expect([...first.rows, ...rest.rows].map((row) => row.id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
    await expect(someone.call(contract.listEmergencyAccess, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a review is written once, by somebody else', async () => {
    const { id: accessId } = await open(doctor, await aRestricted());
    const review = { accessId, version: 1, note: 'Discussed, justified' };
    await expect(doctor.call(contract.reviewEmergencyAccess, review)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const reviewed = await admin.call(contract.reviewEmergencyAccess, review);
    expect(reviewed.review).toMatchObject({ note: review.note, by: { name: 'Sample tenant_admin' } });
    for (const version of [1, reviewed.version]) {
      const again = admin.call(contract.reviewEmergencyAccess, { accessId, version, note: 'Otherwise' });
      await expect(again).rejects.toMatchObject({ code: 'STALE', facts: { current: reviewed } });
    }
    expect(await actionsOn(hospital, accessId)).toEqual(['EMERGENCY_OPENED', 'EMERGENCY_REVIEWED']);
  });

  test('a review of one that still runs closes the record at once', async () => {
    const patientId = await aRestricted();
    const { id: accessId } = await open(doctor, patientId);
    opened.clock.advance(minuteMs);
    const reviewed = await admin.call(contract.reviewEmergencyAccess, { accessId, version: 1, note: 'Why?' });
    expect(reviewed).toMatchObject({ endedAt: opened.clock.now().toISOString(), secondsLeft: 0 });
    await expect(doctor.call(getPatient, { patientId })).rejects.toMatchObject({ code: 'RECORD_RESTRICTED' });
    expect(await open(doctor, patientId)).toMatchObject({ review: null, secondsLeft: 3600 });
    const { rows } = await admin.call(contract.listEmergencyAccess, { state: 'to-review', limit: 1 });
    expect(rows).toMatchObject([{ patient: { id: patientId } }]);
  });

  test('a review of one that ran out keeps the time at which it did', async () => {
    const { id: accessId, expiresAt } = await open(doctor, await aRestricted());
    opened.clock.advance(61 * minuteMs);
    const reviewed = await (
      await hospital.as('tenant_admin')
    ).call(contract.reviewEmergencyAccess, {
      accessId,
      version: 1,
      note: 'Justified',
    });
    expect(reviewed.endedAt).toBe(expiresAt);
  });

  test('the database keeps no review of an access that runs', async () => {
    const { id: accessId, user, startedAt } = await open(doctor, await aRestricted());
    const byHand = opened.database.inTenant(hospital.tenantId, 'write', async (db) => {
      const { id } = await db
        .selectFrom('user_account')
        .select('id')
        .where('tenant_id', '=', hospital.tenantId)
        .where('id', '<>', user.id)
        .limit(1)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('emergency_access')
        .set({ reviewed_by: id, reviewed_at: startedAt, review_note: 'Fine' })
        .where('tenant_id', '=', hospital.tenantId)
        .where('id', '=', accessId)
        .execute();
    });
    await expect(byHand).rejects.toThrow('emergency_access_reviewed_when_over');
  });

  test('a person opens so many records an hour, also all at once, and administrators hear of it', async () => {
    const patientId = await aRestricted();
    const wanted = Array.from({ length: maxOpeningsPerHour + 5 }, () => open(doctor, patientId));
    const outcomes = await Promise.allSettled(wanted);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(5);
    expect(refused).toMatchObject(
      refused.map(() => ({ code: 'EMERGENCY_LIMIT', facts: { max: maxOpeningsPerHour } })),
    );
    expect(await countRows(hospital.tenantId, patientId)).toHaveLength(maxOpeningsPerHour);
    const { rows } = await admin.call(listNotifications, { limit: 50 });
    const alarms = rows.filter((row) => row.code === 'emergency-access.limitReached');
    expect(alarms).toMatchObject([{ facts: { max: maxOpeningsPerHour } }]);
    const colleague = await aStaffMember(opened, hospital, ['patients.read', 'emr.read']);
    expect(await open(colleague.caller, patientId)).toMatchObject({ secondsLeft: 3600 });
    opened.clock.advance(59 * minuteMs);
    await expect(open(doctor, patientId)).rejects.toMatchObject({ code: 'EMERGENCY_LIMIT' });
    opened.clock.advance(minuteMs);
    expect(await open(doctor, patientId)).toMatchObject({ review: null });
  });

  test('a reason without words opens nothing', async () => {
    const patientId = await aRestricted();
    for (const why of ['aaaaaaaaaaaaaaaa', 'qwerty asdfgh zxcvb']) {
      await expect(open(doctor, patientId, why)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { reason: { code: 'emergency-access.reasonWithoutWords', facts: { min: 3 } } } },
      });
    }
    expect(await countRows(hospital.tenantId, patientId)).toEqual([]);
  });

  test('nobody reviews their own, not even in the database', async () => {
    const own = await opened.aHospital();
    const patientId = await aRestricted(await own.as('tenant_admin'));
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('role')
        .set({ permissions: ['patients.read', 'emr.read', 'admin.audit'] })
        .where('tenant_id', '=', own.tenantId)
        .where('code', '=', 'doctor')
        .execute(),
    );
    const head = await own.as('doctor');
    const access = await open(head, patientId);
    const review = { accessId: access.id, version: 1, note: 'I was right' };
    await expect(head.call(contract.reviewEmergencyAccess, review)).rejects.toMatchObject({
      code: 'OWN_EMERGENCY_ACCESS',
    });
    const byHand = opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('emergency_access')
        .set({ reviewed_by: access.user.id, reviewed_at: access.startedAt, review_note: 'I was right' })
        .where('tenant_id', '=', own.tenantId)
        .where('id', '=', access.id)
        .execute(),
    );
    await expect(byHand).rejects.toMatchObject({ code: '23514' });
  });

  test('another hospital sees and ends nothing of it', async () => {
    const patientId = await aRestricted();
    const { id: accessId } = await open(doctor, patientId);
    const neighbour = await opened.aHospital();
    const [strangeDoctor, strangeAdmin] = [await neighbour.as('doctor'), await neighbour.as('tenant_admin')];
    const attempts = [
      open(strangeDoctor, patientId),
      strangeDoctor.call(contract.closeEmergencyAccess, { accessId }),
      strangeAdmin.call(contract.reviewEmergencyAccess, { accessId, version: 1, note: 'Seen' }),
    ];
    const refusal = { code: 'NOT_FOUND', facts: {} };
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject(refusal)));
    expect((await strangeAdmin.call(contract.listEmergencyAccess, {})).rows).toEqual([]);
    expect(await doctor.call(getPatient, { patientId })).toMatchObject({ id: patientId });
  });
});
