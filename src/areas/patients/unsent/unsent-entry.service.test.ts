import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aPatient } from '../patients.fixture.ts';
import { registerPatient } from '../patients/patient.contract.ts';
import { discardUnsentEntry } from './unsent-entry.contract.ts';

describe('discarding an entry that the server refused', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  async function aDiscarding() {
    const { id: patientId } = await nurse.call(registerPatient, aPatient());
    const typedAt = opened.clock.now().toISOString();
    return { patientId, call: 'vitalSigns.record' as const, typedAt, reason: 'The patient had gone home' };
  }

  async function discardings(patientId: string) {
    const admin = await hospital.as('tenant_admin');
    const filter = { resource: 'patients', resourceId: patientId, action: 'ENTRY_DISCARDED' };
    return (await admin.call(listAuditEntries, filter)).rows;
  }

  test('is in the trail of the patient, with who and why', async () => {
    const input = await aDiscarding();
    expect(await nurse.call(discardUnsentEntry, input)).toEqual({ recorded: true });
    expect(await discardings(input.patientId)).toMatchObject([
      { userName: 'Sample nurse', fields: expect.arrayContaining(['call', 'reason', 'typedAt']) },
    ]);
  });

  test('needs a reason and the right to see patients, and leaves nothing behind when it is refused', async () => {
    const input = await aDiscarding();
    await expect(nurse.call(discardUnsentEntry, { ...input, reason: ' ' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const stranger = await (await opened.aHospital()).as('nurse');
    await expect(stranger.call(discardUnsentEntry, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { caller } = await aStaffMember(opened, hospital, ['inventory.read']);
    await expect(caller.call(discardUnsentEntry, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await discardings(input.patientId)).toEqual([]);
  });

  test('says nothing that was never typed: no other call and no time to come', async () => {
    const input = await aDiscarding();
    await expect(
      nurse.call(discardUnsentEntry, { ...input, call: 'patients.delete' as never }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', facts: { fields: { call: {} } } });
    const minutesAhead = (minutes: number) =>
      new Date(opened.clock.now().getTime() + minutes * 60_000).toISOString();
    await expect(
      nurse.call(discardUnsentEntry, { ...input, typedAt: minutesAhead(11) }),
    ).rejects.toMatchObject({ facts: { fields: { typedAt: { code: 'patients.typedInFuture' } } } });
    expect(await discardings(input.patientId)).toEqual([]);
    await nurse.call(discardUnsentEntry, { ...input, typedAt: minutesAhead(9) });
    expect(await discardings(input.patientId)).toHaveLength(1);
  });
});
