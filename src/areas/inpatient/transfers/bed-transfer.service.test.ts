import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { sqlState } from '#database/constraint-errors.ts';
import type { Db } from '#database/tables.ts';
import { isAppError } from '#kernel/app-error.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/own-database.ts';
import {
  admitPatient,
  cancelAdmission,
  getAdmission,
  placePatient,
  receivePatient,
} from '../admissions/admission.contract.ts';
import { selectStays } from '../admissions/steps/bed-stay.queries.ts';
import { listBeds, setBedStatus, updateBed } from '../beds/bed.contract.ts';
import { anAdmission, aWardWithBeds } from '../inpatient.fixture.ts';
import * as contract from './bed-transfer.contract.ts';
import { updateTransferSettings } from './settings/transfer-settings.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const hourMs = 3_600_000;

describe('bed transfers', () => {
  const opened = openTestSystem(postgres);
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

  const bedsOf = async (wardId: string) => (await admin.call(listBeds, { wardId })).rows;
  const staysOf = (admissionId: string) =>
    opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      selectStays(db, hospital.tenantId, admissionId),
    );
  /** A patient whom the ward has received, in the first of two beds. */
  async function aPatientInBed(beds = 2) {
    const made = await aWardWithBeds(admin, { beds });
    const admitted = await anAdmission(admin, { bedId: made.beds[0]!.id });
    const admission = await nurse.call(receivePatient, { admissionId: admitted.id, version: 1 });
    return { ...made, admission };
  }
  const wish = (admissionId: string, toBedId: string) => ({
    admissionId,
    toBedId,
    transferReason: 'Needs ventilation',
  });

  test('a transfer is asked for, approved and completed: the old bed is dirty, the new one occupied', async () => {
    const { ward, beds, admission } = await aPatientInBed();
    const asked = await nurse.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id));
    expect(asked).toMatchObject({
      status: 'pending',
      heldUntil: null,
      fromBed: { bedNumber: 'B-01' },
      toBed: { bedNumber: 'B-02', wardName: ward.name },
      transferReason: 'Needs ventilation',
    });
    const input = { transferId: asked.id, version: 1 };
    await expect(nurse.call(contract.approveBedTransfer, input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(admin.call(contract.completeBedTransfer, input)).rejects.toMatchObject({
      code: 'WRONG_STATE',
      facts: { status: 'pending' },
    });
    const approved = await admin.call(contract.approveBedTransfer, input);
    const until = new Date(opened.clock.now().getTime() + 4 * hourMs).toISOString();
    expect(approved).toMatchObject({ status: 'approved', version: 2 });
    expect(approved.heldUntil! <= until && approved.heldUntil! > opened.clock.now().toISOString()).toBe(true);
    const { rows: told } = await nurse.call(listNotifications, {});
    expect(told[0]).toMatchObject({ code: 'inpatient.transferApproved', facts: { bedNumber: 'B-02' } });
    expect((await bedsOf(ward.id))[1]).toMatchObject({
      status: 'available',
      heldUntil: approved.heldUntil,
      heldFor: { admissionId: admission.id, lastName: admission.patient.lastName },
    });
    const done = await nurse.call(contract.completeBedTransfer, { ...input, version: 2 });
    expect(done).toMatchObject({ status: 'completed', heldUntil: null });
    const [left, taken] = await bedsOf(ward.id);
    expect(left).toMatchObject({ status: 'dirty', patient: null });
    expect(taken).toMatchObject({
      status: 'occupied',
      heldUntil: null,
      heldFor: null,
      patient: { admissionId: admission.id },
    });
    const [first, second, ...more] = await staysOf(admission.id);
    expect(more).toEqual([]);
    expect(second).toMatchObject({
      bed_id: beds[1]!.id,
      placed_at: first!.ended_at,
      started_at: first!.ended_at,
      ended_at: null,
    });
    expect(done.transferDate).toBe(first!.ended_at);
  });

  test('a patient who was never in the bed leaves it clean', async () => {
    const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
    const { id } = await anAdmission(admin, { bedId: beds[0]!.id });
    const asked = await admin.call(contract.requestBedTransfer, wish(id, beds[1]!.id));
    await admin.call(contract.approveBedTransfer, { transferId: asked.id, version: 1 });
    await admin.call(contract.completeBedTransfer, { transferId: asked.id, version: 2 });
    expect((await bedsOf(ward.id)).map(({ status }) => status)).toEqual(['available', 'occupied']);
    expect((await staysOf(id)).map(({ started_at: start }) => start)).toEqual([null, null]);
  });

  test('a held bed is given to nobody else, and its status stays', async () => {
    const { ward, beds, admission } = await aPatientInBed(3);
    const asked = await admin.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id));
    await admin.call(contract.approveBedTransfer, { transferId: asked.id, version: 1 });
    const bedId = beds[1]!.id;
    const { firstName, lastName } = admission.patient;
    const held = { patientName: `${firstName} ${lastName}` };
    const refused = { code: 'BED_NOT_AVAILABLE', facts: held };
    const other = await anAdmission(admin, { bedId: beds[2]!.id });
    await expect(anAdmission(admin, { bedId })).rejects.toMatchObject(refused);
    await expect(admin.call(contract.requestBedTransfer, wish(other.id, bedId))).rejects.toMatchObject(
      refused,
    );
    const waiting = await anAdmission(admin);
    await expect(
      admin.call(placePatient, { admissionId: waiting.id, version: 1, bedId }),
    ).rejects.toMatchObject(refused);
    const { version } = (await bedsOf(ward.id))[1]!;
    const kept = { code: 'BED_HELD', facts: held };
    const status = 'maintenance' as const;
    await expect(admin.call(setBedStatus, { bedId, version, status })).rejects.toMatchObject(kept);
    await expect(admin.call(updateBed, { bedId, version, isRetired: true })).rejects.toMatchObject(kept);
    await admin.call(updateBed, { bedId, version, notes: 'At the window' });
    await admin.call(contract.completeBedTransfer, { transferId: asked.id, version: 2 });
  });

  test('a hold ends by itself: others get the bed, the transfer is pending again and who asked is told', async () => {
    const own = await opened.aHospital();
    const [boss, sister] = [await own.as('tenant_admin'), await own.as('nurse')];
    await boss.call(updateTransferSettings, { holdMinutes: 30 });
    const { ward, beds } = await aWardWithBeds(boss, { beds: 3 });
    const { id } = await anAdmission(boss, { bedId: beds[0]!.id });
    const asked = await sister.call(contract.requestBedTransfer, wish(id, beds[1]!.id));
    await boss.call(contract.approveBedTransfer, { transferId: asked.id, version: 1 });
    opened.clock.advance(29 * 60_000);
    await expect(anAdmission(boss, { bedId: beds[1]!.id })).rejects.toMatchObject({
      code: 'BED_NOT_AVAILABLE',
    });
    await opened.system.runMinuteJobs();
    const find = async () => (await boss.call(contract.listBedTransfers, { status: 'approved' })).rows;
    expect(await find()).toMatchObject([{ id: asked.id, status: 'approved' }]);
    opened.clock.advance(2 * 60_000);
    // Nobody has tidied up yet: every answer already says so.
    expect(await find()).toEqual([]);
    expect((await boss.call(contract.listBedTransfers, { status: 'pending' })).rows).toMatchObject([
      { id: asked.id, status: 'pending', heldUntil: null, approvedBy: null },
    ]);
    const board = (await boss.call(listBeds, { wardId: ward.id })).rows;
    expect(board[1]).toMatchObject({ heldUntil: null, heldFor: null });
    await expect(
      boss.call(contract.completeBedTransfer, { transferId: asked.id, version: 2 }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'pending' } });
    await anAdmission(boss, { bedId: beds[1]!.id });
    await opened.system.runMinuteJobs();
    await opened.system.runMinuteJobs();
    const { rows } = await sister.call(listNotifications, {});
    const ended = rows.filter(({ code }) => code === 'inpatient.transferHoldEnded');
    expect(ended).toMatchObject([{ facts: { bedNumber: 'B-02' } }]);
    await expect(
      boss.call(contract.approveBedTransfer, { transferId: asked.id, version: 3 }),
    ).rejects.toMatchObject({ code: 'BED_NOT_AVAILABLE' });
  });

  test('a hold that has run out is renewed by approving again', async () => {
    const own = await opened.aHospital();
    const boss = await own.as('tenant_admin');
    const { beds } = await aWardWithBeds(boss, { beds: 2 });
    const { id } = await anAdmission(boss, { bedId: beds[0]!.id });
    const asked = await boss.call(contract.requestBedTransfer, wish(id, beds[1]!.id));
    await boss.call(contract.approveBedTransfer, { transferId: asked.id, version: 1 });
    opened.clock.advance(5 * hourMs);
    await boss.call(contract.approveBedTransfer, { transferId: asked.id, version: 2 });
    const done = await boss.call(contract.completeBedTransfer, { transferId: asked.id, version: 3 });
    expect(done.status).toBe('completed');
  });

  test('a rejected transfer frees the bed and tells who asked; an own one is withdrawn', async () => {
    const { ward, beds, admission } = await aPatientInBed();
    const asked = await nurse.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id));
    await admin.call(contract.approveBedTransfer, { transferId: asked.id, version: 1 });
    const input = { transferId: asked.id, version: 2, reason: 'Kept for an emergency' };
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(contract.cancelBedTransfer, input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const rejected = await admin.call(contract.cancelBedTransfer, input);
    expect(rejected).toMatchObject({ status: 'cancelled', cancelReason: 'Kept for an emergency' });
    expect((await bedsOf(ward.id))[1]).toMatchObject({ status: 'available', heldUntil: null });
    const { rows } = await nurse.call(listNotifications, {});
    expect(rows[0]).toMatchObject({ code: 'inpatient.transferRejected' });
    await expect(admin.call(contract.cancelBedTransfer, { ...input, version: 3 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    const again = await nurse.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id));
    await nurse.call(contract.cancelBedTransfer, { ...input, transferId: again.id, version: 1 });
  });

  test('what cannot be is refused at its field or by its state', async () => {
    const { beds, admission } = await aPatientInBed();
    const ask = (part: object) =>
      admin.call(contract.requestBedTransfer, { ...wish(admission.id, beds[1]!.id), ...part });
    await expect(ask({ toBedId: beds[0]!.id })).rejects.toMatchObject({
      facts: { fields: { toBedId: { code: 'bed-transfers.sameBed' } } },
    });
    await expect(ask({ fromBedId: beds[1]!.id })).rejects.toMatchObject({
      facts: { fields: { fromBedId: { code: 'bed-transfers.otherBed' } } },
    });
    await expect(ask({ transferReason: ' ' })).rejects.toMatchObject({
      facts: { fields: { transferReason: { code: 'bed-transfers.reasonMissing' } } },
    });
    const men = await aWardWithBeds(admin, { sexPolicy: 'male' });
    const toBedId = men.beds[0]!.id;
    await expect(ask({ toBedId })).rejects.toMatchObject({ code: 'PLACEMENT_NEEDS_REASON' });
    await ask({ toBedId, placementReason: 'Only free bed' });
    await expect(ask({})).rejects.toMatchObject({ code: 'TRANSFER_OPEN' });
    const waiting = await anAdmission(admin);
    await expect(ask({ admissionId: waiting.id })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('an admission that is cancelled takes its transfer with it', async () => {
    const { ward, beds, admission } = await aPatientInBed();
    const asked = await admin.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id));
    await admin.call(contract.approveBedTransfer, { transferId: asked.id, version: 1 });
    const { version } = await admin.call(getAdmission, { admissionId: admission.id });
    await admin.call(cancelAdmission, { admissionId: admission.id, version, reason: 'Wrong patient' });
    const { rows } = await admin.call(contract.listBedTransfers, { admissionId: admission.id });
    expect(rows).toMatchObject([{ status: 'cancelled', cancelReason: 'Wrong patient' }]);
    expect((await bedsOf(ward.id))[1]).toMatchObject({ status: 'available', heldUntil: null });
  });

  test('two patients change places in one step', async () => {
    const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
    const one = await anAdmission(admin, { bedId: beds[0]!.id });
    const other = await anAdmission(admin, { bedId: beds[1]!.id });
    await nurse.call(receivePatient, { admissionId: one.id, version: 1 });
    const swap = { admissionId: one.id, otherAdmissionId: other.id, transferReason: 'Isolation' };
    await expect(nurse.call(contract.swapBeds, swap)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(admin.call(contract.swapBeds, { ...swap, otherAdmissionId: one.id })).rejects.toMatchObject({
      facts: { fields: { otherAdmissionId: expect.anything() } },
    });
    const { rows } = await admin.call(contract.swapBeds, swap);
    expect(new Map(rows.map(({ id, bed }) => [id, bed?.id]))).toEqual(
      new Map([
        [one.id, beds[1]!.id],
        [other.id, beds[0]!.id],
      ]),
    );
    const board = await bedsOf(ward.id);
    expect(board.map(({ status, patient }) => [status, patient?.admissionId])).toEqual([
      ['occupied', other.id],
      ['occupied', one.id],
    ]);
    const [left, now] = await staysOf(one.id);
    expect(now).toMatchObject({ placed_at: left!.ended_at, started_at: left!.ended_at });
    expect((await staysOf(other.id)).map(({ started_at: start }) => start)).toEqual([null, null]);
    const kept = await admin.call(contract.listBedTransfers, { admissionId: one.id });
    expect(kept.rows).toMatchObject([{ status: 'completed', transferReason: 'Isolation' }]);
    const partner = await admin.call(contract.listBedTransfers, { admissionId: other.id });
    expect(kept.rows[0]!.swappedWith).toBe(partner.rows[0]!.id);
    // The same two back, asked for at several desks at once: they take turns, and both always have one bed.
    await Promise.all(Array.from({ length: 5 }, () => admin.call(contract.swapBeds, swap)));
    expect((await bedsOf(ward.id)).map(({ patient }) => patient?.admissionId)).toEqual([one.id, other.id]);
  });

  test('of many who want one bed by placing and by transfer at once, one gets it', async () => {
    const { ward, beds } = await aWardWithBeds(admin, { beds: 6 });
    const bedId = beds[5]!.id;
    const moving = [];
    for (const { id } of beds.slice(0, 5)) {
      const admission = await anAdmission(admin, { bedId: id });
      moving.push(await admin.call(contract.requestBedTransfer, wish(admission.id, bedId)));
    }
    const tries = await Promise.allSettled([
      ...moving.map(async ({ id: transferId }) => {
        await admin.call(contract.approveBedTransfer, { transferId, version: 1 });
        return admin.call(contract.completeBedTransfer, { transferId, version: 2 });
      }),
      ...moving.map(() => anAdmission(admin, { bedId })),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons: unknown[] = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons.filter((reason) => !isAppError(reason, 'BED_NOT_AVAILABLE'))).toEqual([]);
    expect((await bedsOf(ward.id))[5]).toMatchObject({ status: 'occupied' });
  });

  test('the database lets no admission end before its transfer, and no held bed be given away', async () => {
    const { beds, admission } = await aPatientInBed();
    const asked = await admin.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id));
    await admin.call(contract.approveBedTransfer, { transferId: asked.id, version: 1 });
    const stateOf = (change: (db: Db) => Promise<unknown>) =>
      opened.database.inTenant(hospital.tenantId, 'write', change).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      );
    const { tenantId } = hospital;
    const cancelled = stateOf((db) =>
      db
        .updateTable('bed_transfer')
        .set({ status: 'completed', transfer_date: new Date().toISOString() })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', asked.id)
        .execute(),
    );
    expect(await cancelled).toBe('23514');
    const given = stateOf((db) =>
      db
        .updateTable('bed')
        .set({ status: 'blocked', status_reason: 'Painting' })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', beds[1]!.id)
        .execute(),
    );
    expect(await given).toBe('23514');
    const second = stateOf((db) =>
      db
        .updateTable('bed')
        .set({ held_for: asked.id, held_status: 'approved', held_until: new Date().toISOString() })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', beds[0]!.id)
        .execute(),
    );
    expect(await second).toMatch(/23503|23514/);
  });

  test('another hospital neither sees nor moves anybody, and a failure leaves nothing behind', async () => {
    const { ward, beds, admission } = await aPatientInBed();
    const asked = await admin.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id));
    const stranger = await neighbour.as('tenant_admin');
    const input = { transferId: asked.id, version: 1 };
    const none = { code: 'NOT_FOUND' };
    for (const call of [contract.approveBedTransfer, contract.completeBedTransfer]) {
      await expect(stranger.call(call, input)).rejects.toMatchObject(none);
    }
    await expect(
      stranger.call(contract.cancelBedTransfer, { ...input, reason: 'Mine' }),
    ).rejects.toMatchObject(none);
    await expect(
      stranger.call(contract.requestBedTransfer, wish(admission.id, beds[1]!.id)),
    ).rejects.toMatchObject(none);
    expect((await stranger.call(contract.listBedTransfers, {})).rows).toEqual([]);
    await admin.call(contract.approveBedTransfer, input);
    await expect(admin.call(contract.completeBedTransfer, input)).rejects.toMatchObject({ code: 'STALE' });
    expect((await bedsOf(ward.id)).map(({ status }) => status)).toEqual(['occupied', 'available']);
    expect(await staysOf(admission.id)).toHaveLength(1);
    await expect(
      admin.call(admitPatient, { patientId: admission.patient.id, admittingDoctor: 'Dr. Test' }),
    ).rejects.toMatchObject({ code: 'PATIENT_ADMITTED' });
  });
});
