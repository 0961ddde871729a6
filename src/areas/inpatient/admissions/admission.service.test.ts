import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { sqlState } from '#database/constraint-errors.ts';
import { isAppError } from '#kernel/app-error.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { listBeds } from '../beds/bed.contract.ts';
import { decideDischarge } from '../discharge/discharge.contract.ts';
import { anAdmission, aWardWithBeds } from '../inpatient.fixture.ts';
import { listAdmissionRequests, requestAdmission } from '../requests/admission-request.contract.ts';
import * as contract from './admission.contract.ts';

describe('admissions', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let admin: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  const newPatient = async () => (await admin.call(registerPatient, aPatient())).id;
  const bedsOf = async (wardId: string) => (await admin.call(listBeds, { wardId })).rows;

  test('a patient is admitted to a bed, received by the ward, and stands on the board', async () => {
    const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
    const admission = await anAdmission(admin, {
      bedId: beds[0]!.id,
      primaryDiagnosis: 'Dengue fever',
      precautions: ['fall_risk'],
    });
    expect(admission).toMatchObject({
      admissionNumber: expect.stringMatching(/^ADM-\d{6}$/),
      status: 'active',
      admissionType: 'elective',
      admissionSource: 'opd',
      receivedAt: null,
      bed: { bedNumber: 'B-01', wardName: ward.name },
    });
    const input = { admissionId: admission.id, version: 1 };
    const received = await nurse.call(contract.receivePatient, input);
    expect(received.receivedAt).not.toBeNull();
    const [taken, free] = await bedsOf(ward.id);
    expect(taken).toMatchObject({
      status: 'occupied',
      patient: { admissionId: admission.id, precautions: ['fall_risk'], receivedAt: received.receivedAt },
    });
    expect(free).toMatchObject({ status: 'available', patient: null });
    await expect(nurse.call(contract.receivePatient, { ...input, version: 2 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('a patient is in one bed, and a bed has one patient; both are told who has it', async () => {
    const { beds } = await aWardWithBeds(admin, { beds: 2 });
    const patientId = await newPatient();
    const first = await anAdmission(admin, { patientId, bedId: beds[0]!.id });
    await expect(anAdmission(admin, { patientId, bedId: beds[1]!.id })).rejects.toMatchObject({
      code: 'PATIENT_ADMITTED',
      facts: { admissionNumber: first.admissionNumber, bedNumber: 'B-01' },
    });
    const { firstName, lastName } = first.patient;
    await expect(anAdmission(admin, { bedId: beds[0]!.id })).rejects.toMatchObject({
      code: 'BED_NOT_AVAILABLE',
      facts: { patientName: `${firstName} ${lastName}` },
    });
    const other = await anAdmission(admin);
    await admin.call(contract.placePatient, { admissionId: other.id, version: 1, bedId: beds[1]!.id });
    const third = await aWardWithBeds(admin);
    await expect(
      admin.call(contract.placePatient, { admissionId: other.id, version: 2, bedId: third.beds[0]!.id }),
    ).rejects.toMatchObject({ code: 'ADMISSION_HAS_BED' });
    expect((await bedsOf(third.ward.id))[0]).toMatchObject({ status: 'available' });
  });

  test('of many who place different patients in one bed at once, one wins and nothing of the others stays', async () => {
    const { ward, beds } = await aWardWithBeds(admin);
    const patients = await Promise.all(Array.from({ length: 20 }, newPatient));
    const before = await admin.call(contract.countAdmissions, {});
    const tries = await Promise.allSettled(
      patients.map((patientId) => anAdmission(admin, { patientId, bedId: beds[0]!.id })),
    );
    const won = tries.filter(({ status }) => status === 'fulfilled');
    const reasons: unknown[] = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(won).toHaveLength(1);
    expect(reasons.every((reason) => isAppError(reason, 'BED_NOT_AVAILABLE'))).toBe(true);
    const after = await admin.call(contract.countAdmissions, {});
    expect(after.active).toBe(before.active + 1);
    const [bed] = await bedsOf(ward.id);
    expect(bed).toMatchObject({ status: 'occupied' });
  });

  test('one patient admitted at several desks at once is admitted once', async () => {
    const patientId = await newPatient();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => anAdmission(admin, { patientId })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await admin.call(contract.listAdmissions, { patientId });
    expect(rows).toHaveLength(1);
  });

  test('placing somebody in a ward for others takes a reason, which is kept', async () => {
    const { beds } = await aWardWithBeds(admin, { sexPolicy: 'male' });
    const patientId = await newPatient();
    const input = { patientId, bedId: beds[0]!.id };
    await expect(anAdmission(admin, input)).rejects.toMatchObject({
      code: 'PLACEMENT_NEEDS_REASON',
      facts: { mismatch: 'sex' },
    });
    const placed = await anAdmission(admin, { ...input, placementReason: 'No other bed in the house' });
    expect(placed.bed).toMatchObject({ id: beds[0]!.id });
  });

  test.each([
    ['a time to come', { admittedAt: '2199-01-01T00:00:00Z' }, 'admittedAt'],
    ['a time before the birth', { admittedAt: '1950-01-01T00:00:00Z' }, 'admittedAt'],
    ['a discharge before the admission', { estimatedDischargeDate: '2001-01-01' }, 'estimatedDischargeDate'],
    ['nobody who admits', { admittingDoctor: '' }, 'admittingDoctor'],
  ])('%s is refused at its field', async (_what, part, field) => {
    const patientId = await newPatient();
    await expect(anAdmission(admin, { patientId, ...part })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: expect.anything() } },
    });
    expect((await admin.call(contract.listAdmissions, { patientId })).rows).toEqual([]);
  });

  test('a ward receives nobody before the bed was given, or tomorrow', async () => {
    const { beds } = await aWardWithBeds(admin);
    const { id: admissionId } = await anAdmission(admin, { admittedAt: '2026-01-01T00:00:00Z' });
    const input = { admissionId, version: 1 };
    await expect(nurse.call(contract.receivePatient, input)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await admin.call(contract.placePatient, { ...input, bedId: beds[0]!.id });
    for (const receivedAt of ['2199-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2025-12-31T00:00:00Z']) {
      await expect(
        nurse.call(contract.receivePatient, { admissionId, version: 2, receivedAt }),
      ).rejects.toMatchObject({ facts: { fields: { receivedAt: expect.anything() } } });
    }
  });

  test('an admission made in error gives its bed back: clean before the patient was in it, dirty after', async () => {
    const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
    const [one, other] = [
      await anAdmission(admin, { bedId: beds[0]!.id }),
      await anAdmission(admin, { bedId: beds[1]!.id }),
    ];
    await nurse.call(contract.receivePatient, { admissionId: other.id, version: 1 });
    const cancel = { reason: 'Wrong patient' };
    const cancelled = await admin.call(contract.cancelAdmission, {
      admissionId: one.id,
      version: 1,
      ...cancel,
    });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'Wrong patient' });
    await admin.call(contract.cancelAdmission, { admissionId: other.id, version: 2, ...cancel });
    expect((await bedsOf(ward.id)).map(({ status }) => status)).toEqual(['available', 'dirty']);
    await expect(
      admin.call(contract.cancelAdmission, { admissionId: one.id, version: 2, ...cancel }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    // The bed and the patient are free for another admission.
    await anAdmission(admin, { patientId: one.patient.id, bedId: beds[0]!.id });
  });

  test('a stale change is refused and leaves nothing behind', async () => {
    const { id: admissionId } = await anAdmission(admin);
    await admin.call(contract.updateAdmission, { admissionId, version: 1, primaryDiagnosis: 'Asthma' });
    await expect(
      admin.call(contract.updateAdmission, { admissionId, version: 1, primaryDiagnosis: 'Other' }),
    ).rejects.toMatchObject({ code: 'STALE', facts: { current: { primaryDiagnosis: 'Asthma' } } });
    const { beds } = await aWardWithBeds(admin);
    await expect(
      admin.call(contract.placePatient, { admissionId, version: 1, bedId: beds[0]!.id }),
    ).rejects.toMatchObject({ code: 'STALE' });
    expect((await admin.call(listBeds, { wardId: beds[0]!.wardId })).rows[0]).toMatchObject({
      status: 'available',
    });
  });

  test('a request leads to an admission, once', async () => {
    const doctor = await hospital.as('doctor');
    const patientId = await newPatient();
    const wish = {
      patientId,
      urgency: 'urgent' as const,
      reason: 'Pneumonia, needs oxygen',
      expectedDays: 4,
    };
    const request = await doctor.call(requestAdmission, wish);
    await expect(doctor.call(requestAdmission, wish)).rejects.toMatchObject({ code: 'REQUEST_EXISTS' });
    const open = await admin.call(listAdmissionRequests, { patientId });
    expect(open.rows).toEqual([request]);
    const other = await newPatient();
    await expect(anAdmission(admin, { patientId: other, requestId: request.id })).rejects.toMatchObject({
      facts: { fields: { requestId: expect.anything() } },
    });
    const admission = await anAdmission(admin, { patientId, requestId: request.id });
    const { rows } = await admin.call(listAdmissionRequests, { patientId, status: 'admitted' });
    expect(rows).toMatchObject([{ id: request.id, admissionId: admission.id }]);
    await expect(doctor.call(requestAdmission, wish)).rejects.toMatchObject({ code: 'PATIENT_ADMITTED' });
  });

  test('the database lets no admission end that still has a bed, and no bed be taken by two', async () => {
    const { beds } = await aWardWithBeds(admin, { beds: 2 });
    const { id } = await anAdmission(admin, { bedId: beds[0]!.id });
    const run = (
      change: (db: Parameters<Parameters<typeof opened.database.inTenant>[2]>[0]) => Promise<unknown>,
    ) =>
      opened.database.inTenant(hospital.tenantId, 'write', change).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      );
    const now = new Date().toISOString();
    const ended = run((db) =>
      db
        .updateTable('admission')
        .set({ status: 'discharged', ended_at: now })
        .where('tenant_id', '=', hospital.tenantId)
        .where('id', '=', id)
        .execute(),
    );
    expect(await ended).toBe('23503');
    const second = run((db) =>
      db
        .updateTable('bed')
        .set({ status: 'occupied', admission_id: id, admission_status: 'active' })
        .where('tenant_id', '=', hospital.tenantId)
        .where('id', '=', beds[1]!.id)
        .execute(),
    );
    expect(await second).toBe('23505');
    const freed = run((db) =>
      db
        .updateTable('bed')
        .set({ status: 'available' })
        .where('tenant_id', '=', hospital.tenantId)
        .where('id', '=', beds[0]!.id)
        .execute(),
    );
    expect(await freed).toBe('23514');
  });

  test('lists are narrowed by state, ward, day and words, and paged by key', async () => {
    const own = await (await opened.aHospital()).as('tenant_admin');
    const { ward, beds } = await aWardWithBeds(own, { beds: 1 });
    const inBed = await anAdmission(own, { bedId: beds[0]!.id, admittedAt: '2026-03-01T10:00:00Z' });
    const without = await anAdmission(own, {
      admittedAt: '2026-03-02T10:00:00Z',
      estimatedDischargeDate: '2026-03-04',
    });
    // A discharge that has begun is not one that is expected by today.
    await own.call(decideDischarge, {
      admissionId: inBed.id,
      version: 0,
      disposition: 'home',
      summary: 'Well.',
    });
    const ids = async (input: Parameters<typeof own.call<typeof contract.listAdmissions>>[1]) =>
      (await own.call(contract.listAdmissions, input)).rows.map(({ id }) => id);
    expect(await ids({})).toEqual([without.id, inBed.id]);
    expect(await ids({ wardId: ward.id })).toEqual([inBed.id]);
    expect(await ids({ status: 'without-bed' })).toEqual([without.id]);
    expect(await ids({ status: 'pending-discharge' })).toEqual([without.id]);
    expect(await ids({ status: 'not-received', to: '2026-03-01' })).toEqual([inBed.id]);
    expect(await ids({ search: without.patient.lastName })).toEqual([without.id]);
    expect(await ids({ search: inBed.admissionNumber.toLowerCase() })).toEqual([inBed.id]);
    const first = await own.call(contract.listAdmissions, { limit: 1, sort: 'admitted' });
    expect(first.rows.map(({ id }) => id)).toEqual([inBed.id]);
    expect(await ids({ limit: 1, sort: 'admitted', cursor: first.nextCursor! })).toEqual([without.id]);
    expect(await own.call(contract.countAdmissions, {})).toEqual({
      ...{ active: 2, pendingDischarges: 1, withoutBed: 1, notReceived: 2, openRequests: 0 },
    });
  });

  test('another hospital neither sees nor moves anybody', async () => {
    const { beds } = await aWardWithBeds(admin);
    const admission = await anAdmission(admin, { bedId: beds[0]!.id });
    const stranger = await neighbour.as('tenant_admin');
    const none = { code: 'NOT_FOUND' };
    const seen = { admissionId: admission.id, version: 1 };
    await expect(stranger.call(contract.getAdmission, { admissionId: admission.id })).rejects.toMatchObject(
      none,
    );
    await expect(stranger.call(contract.receivePatient, seen)).rejects.toMatchObject(none);
    await expect(stranger.call(contract.cancelAdmission, { ...seen, reason: 'Mine' })).rejects.toMatchObject(
      none,
    );
    await expect(anAdmission(stranger, { bedId: beds[0]!.id })).rejects.toMatchObject(none);
    await expect(anAdmission(stranger, { patientId: admission.patient.id })).rejects.toMatchObject(none);
  });
});
