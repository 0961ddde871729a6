import { aPatient, secretFacts } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { Caller, Hospital, TestSystem } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { inSpiteOfStops } from '#testing/records/in-spite-of-stops.ts';
import { admitPatient } from './admissions/admission.contract.ts';
import { writeCensus } from './census/census.queries.ts';
import { createBeds } from './beds/bed.contract.ts';
import { decideDischarge } from './discharge/discharge.contract.ts';
import {
  addStayService,
  cancelStayService,
  cancelStayTimer,
  chooseStayPackage,
  createCarePackage,
  createTimedCharge,
  giveStayEstimate,
  startStayTimer,
} from './charges/items/stay-item.contract.ts';
import { createBedRate } from './charges/rates/bed-rate.contract.ts';
import { requestAdmission } from './requests/admission-request.contract.ts';
import { requestBedTransfer } from './transfers/bed-transfer.contract.ts';
import { createWard } from './wards/ward.contract.ts';

let made = 0;

/** A ward of its own name for everybody, and its beds B-01, B-02 and so on; say what matters to the test. */
export async function aWardWithBeds(
  admin: Caller,
  { beds = 1, ...part }: Partial<CallRequest<typeof createWard>> & { beds?: number } = {},
) {
  made += 1;
  const ward = await admin.call(createWard, { name: `Ward ${made}`, wardType: 'general', ...part });
  const input = { wardId: ward.id, bedNumber: 'B-01', count: beds };
  const { rows } = beds > 0 ? await admin.call(createBeds, input) : { rows: [] };
  return { ward, beds: rows };
}

/** Admits a patient, a new one unless it is named; say what matters to the test. */
export async function anAdmission(admin: Caller, part: Partial<CallRequest<typeof admitPatient>> = {}) {
  const patientId = part.patientId ?? (await admin.call(registerPatient, aPatient())).id;
  return admin.call(admitPatient, { admittingDoctor: 'Dr. Test', ...part, patientId });
}

/** A transfer that is asked for in a new ward, of a new patient unless it is named. */
export async function aTransfer(
  admin: Caller,
  part: Partial<CallRequest<typeof requestBedTransfer>> = {},
  patientId?: string,
) {
  const { beds } = await aWardWithBeds(admin, { beds: 2 });
  const { id: admissionId } = await anAdmission(admin, {
    bedId: beds[0]!.id,
    ...(patientId !== undefined && { patientId }),
  });
  const toBedId = beds[1]!.id;
  return admin.call(requestBedTransfer, { admissionId, toBedId, transferReason: 'Needs oxygen', ...part });
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    ward: string;
    /** Available. */
    bed: string;
    /** Open, of a patient of its own. */
    admissionRequest: string;
    /** Active, of a patient of its own, without a bed. */
    admission: string;
    /** Of a patient of its own; the doctor has decided on it. */
    admissionToEnd: string;
    /** Pending, of a patient of its own. */
    bedTransfer: string;
    bedRate: string;
    timedCharge: string;
    carePackage: string;
    stayService: string;
    /** Running. */
    stayTimer: string;
  }
}

export const inpatientFixture: AreaFixture = {
  name: 'inpatient',
  after: ['patients', 'billing'],
  fields: {
    wardId: 'ward',
    bedId: 'bed',
    requestId: 'admissionRequest',
    admissionId: 'admission',
    'discharges.get admissionId': 'admissionToEnd',
    otherAdmissionId: 'admissionToEnd',
    fromBedId: 'bed',
    toBedId: 'bed',
    transferId: 'bedTransfer',
    bedRateId: 'bedRate',
    timedChargeId: 'timedCharge',
    carePackageId: 'carePackage',
    stayServiceId: 'stayService',
    stayTimerId: 'stayTimer',
  },

  async makeMarked({
    opened,
    hospital,
    admin,
    mark,
    secret,
    isRestricted,
    round,
    ids: { patient: patientId, service: serviceId },
  }) {
    const { ward } = await aWardWithBeds(admin, { beds: 0, name: `${mark} ${round}` });
    const { ward: wardOfBed } = await aWardWithBeds(admin, { beds: 0, name: `${mark} ${round} beds` });
    const texts = { roomName: mark, equipment: [mark], notes: mark };
    const bedNumber = mark.slice(0, 20);
    const row = { wardId: wardOfBed.id, count: 2, ...texts };
    const { rows } = await admin.call(createBeds, { ...row, bedNumber });
    const request = await admin.call(requestAdmission, { patientId, reason: secret });
    const { dateOfBirth } = secretFacts;
    const facts = { lastName: mark, dateOfBirth, allergies: secret, isAnotherPerson: true };
    const own = async () => {
      const { id: ownId } = await admin.call(registerPatient, aPatient(facts));
      if (isRestricted) await admin.call(restrictPatient, { patientId: ownId, version: 1 });
      return ownId;
    };
    const admission = await anAdmission(admin, {
      patientId: await own(),
      bedId: rows[1]!.id,
      placementReason: secret,
      admittingDoctor: mark,
      attendingDoctor: mark,
      primaryDiagnosis: secret,
      secondaryDiagnoses: [secret],
      admissionNotes: secret,
    });
    const reasons = { transferReason: secret, placementReason: secret, notes: secret };
    const bedTransfer = await aTransfer(admin, reasons, await own());
    const toEnd = await anAdmission(admin, { patientId: await own(), admittingDoctor: mark });
    const passing = inSpiteOfStops((one, input) => admin.call(one, input), secret);
    await passing(decideDischarge, {
      admissionId: toEnd.id,
      version: 0,
      disposition: 'referred',
      referredTo: secret,
      diagnoses: [secret],
      summary: secret,
      followUp: secret,
      medicines: [{ name: secret, dose: secret, instructions: secret }],
    });
    await countWards(opened, hospital);
    const place = { wardId: ward.id, serviceId, admission };
    const charges = await chargeWithMark(admin, { mark, secret, round, ...place });
    return {
      ward: ward.id,
      bed: rows[0]!.id,
      admissionRequest: request.id,
      admission: admission.id,
      admissionToEnd: toEnd.id,
      bedTransfer: bedTransfer.id,
      ...charges,
    };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    const ward = await call(createWard, { name: short[0]!, wardType: 'general' });
    const { rows } = await call(createBeds, {
      wardId: ward.id,
      bedNumber: 'H-01',
      count: 3,
      roomName: short[1]!.slice(0, 50),
      equipment: short.slice(2, 6).map((text) => text.slice(0, 50)),
      notes: joined(480)[0]!,
    });
    const other = (await call(registerPatient, aPatient({ firstName: short[5]!, lastName: short[6]! }))).id;
    const request = await call(requestAdmission, { patientId: other, reason: joined(900)[0]! });
    const admission = await call(admitPatient, {
      patientId,
      bedId: rows[0]!.id,
      placementReason: joined(480)[0]!,
      admittingDoctor: short[7]!,
      primaryDiagnosis: joined(480)[1]!,
      secondaryDiagnoses: short.slice(8, 12),
      admissionNotes: joined(1900)[0]!,
    });
    const transfer = await call(requestBedTransfer, {
      admissionId: admission.id,
      toBedId: rows[2]!.id,
      transferReason: joined(480)[0]!,
      notes: joined(480)[1]!,
    });
    await inSpiteOfStops(call, joined(480)[0]!)(decideDischarge, {
      admissionId: admission.id,
      version: 0,
      disposition: 'referred',
      referredTo: joined(280)[0]!,
      diagnoses: short.slice(0, 4),
      summary: joined(1900)[0]!,
      followUp: joined(1900)[0]!,
      medicines: [{ name: short[0]!, dose: short[1]!, instructions: joined(480)[0]! }],
    });
    return {
      ward: ward.id,
      bed: rows[1]!.id,
      admissionRequest: request.id,
      admission: admission.id,
      bedTransfer: transfer.id,
    };
  },

  screens: {
    '/dashboard/admissions': { heading: 'Admissions & Bed Management', looks: ['?tab=requests'] },
    '/dashboard/admission/new': { heading: 'New Patient Admission' },
    '/dashboard/admissions/$admissionId': { heading: /^ADM-/ },
    '/dashboard/bed-management': { heading: 'Bed Management' },
    '/dashboard/bed-management/wards': { heading: 'Wards and Beds' },
    '/dashboard/bed-transfers': { heading: 'Bed Transfers' },
    '/dashboard/bed-management/census': { heading: 'Ward Census', previews: ['Print Board'] },
    '/dashboard/admissions/$admissionId/bill': { heading: /^Bill of ADM-/, previews: ['Print'] },
    '/dashboard/bed-management/charges': { heading: 'Charges of Stays' },
  },
};

/** A midnight that has passed, counted as if the wards had been there. */
async function countWards({ clock, database }: TestSystem, { tenantId }: Hospital): Promise<void> {
  const now = clock.now();
  const end = new Date(now.getTime() + 60_000).toISOString();
  const day = plusDays(dateIn('UTC', now), -2);
  await database.inTenant(tenantId, 'write', (db) =>
    writeCensus(db, tenantId, { day, start: now.toISOString(), end }),
  );
}

interface Marked {
  mark: string;
  secret: string;
  round: number;
  wardId: string;
  serviceId: string;
  admission: { id: string };
}

/** What is charged on an admission, and what it costs. */
async function chargeWithMark(admin: Caller, { mark, secret, round, wardId, serviceId, admission }: Marked) {
  const name = `${mark} ${round}`;
  const admissionId = admission.id;
  const price = { priceMinor: 10_000, validFrom: '2026-01-01T00:00:00.000Z' };
  const rate = await admin.call(createBedRate, { ...price, wardId, method: 'calendar_day' });
  const timed = await admin.call(createTimedCharge, { name, unit: 'hour', priceMinor: 500 });
  const services = [{ serviceId, quantity: 1 }];
  const included = { priceMinor: 90_000, includedDays: 2, services };
  const carePackage = await admin.call(createCarePackage, { name, ...included });
  await admin.call(chooseStayPackage, { admissionId, carePackageId: carePackage.id });
  await admin.call(giveStayEstimate, { admissionId, amountMinor: 500_000, notes: secret });
  const wrong = await admin.call(addStayService, { admissionId, serviceId });
  await admin.call(cancelStayService, { stayServiceId: wrong.id, reason: secret });
  const early = await admin.call(startStayTimer, { admissionId, timedChargeId: timed.id });
  await admin.call(cancelStayTimer, { stayTimerId: early.id, reason: secret });
  const service = await admin.call(addStayService, { admissionId, serviceId });
  const timer = await admin.call(startStayTimer, { admissionId, timedChargeId: timed.id });
  return {
    bedRate: rate.id,
    timedCharge: timed.id,
    carePackage: carePackage.id,
    stayService: service.id,
    stayTimer: timer.id,
  };
}
