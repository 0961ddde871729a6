import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { admitPatient, listAdmissions } from '#areas/inpatient/admissions/admission.contract.ts';
import { signPrescription } from '#areas/pharmacy/prescriptions/prescription.contract.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import type { Caller } from '#testing/hospital.ts';
import type { AreaFixture, MakeCall } from '#testing/records/area-fixture.ts';
import {
  administerDose,
  giveAsNeeded,
  markDoseError,
  recordInfusionStep,
} from './administration/administration.contract.ts';
import { readMarGrid, readPatientMar } from './mar/mar.contract.ts';

/** All five rights, as whoever gives a dose confirms them. */
export const fiveRights = {
  patient: true,
  medication: true,
  dose: true,
  route: true,
  time: true,
} as const;

type LineRequest = Parameters<typeof aLine>[1];

/** A medicine as needed every four hours, at most four times a day. */
export const asNeeded = {
  frequency: 'SOS',
  duration: '',
  prnIndication: 'Pain',
  prnMinimumMinutes: 240,
  prnMaximum: 4,
} as const;

/** A patient in a bed with an order of one medicine; say what matters to the test. */
export async function anInpatientOrder(
  admin: Caller,
  line: LineRequest = {},
  {
    patientId,
    medicine: wanted = {},
  }: { patientId?: string; medicine?: Parameters<typeof aMedicine>[1] } = {},
) {
  const { ward, beds } = await aWardWithBeds(admin);
  const admission = await anAdmission(admin, { bedId: beds[0]!.id, ...(patientId && { patientId }) });
  const medicine = await aMedicine(admin, wanted);
  const { id } = admission.patient;
  const prescription = await aPrescription(admin, {
    patientId: id,
    admissionId: admission.id,
    lines: [aLine(medicine, { frequency: 'BD', ...line })],
  });
  return { ward, admission, patientId: id, medicine, prescription, lineId: prescription.lines[0]!.id };
}

/** The doses of a line on the day of the clock. */
export async function dosesOf(
  nurse: Pick<Caller, 'call'>,
  admissionId: string,
  lineId: string,
  day?: string,
) {
  const { patient } = await nurse.call(readPatientMar, { admissionId, ...(day && { day }) });
  return patient.lines.find(({ id }) => id === lineId)?.doses ?? [];
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Waiting, of a patient of its own. */
    dose: string;
    /** The line of an order as needed. */
    doseLine: string;
    /** The stay whose orders these are. */
    stayWithOrders: string;
  }
}

async function anOrderWithFirstDose(
  call: MakeCall,
  patientId: string,
  admissionId: string,
  instruction: string,
) {
  const line = {
    ...{ medicineId: null, name: `${instruction.slice(0, 180)} in words`, dose: '1', route: 'oral' as const },
    ...{ frequency: 'BD', duration: '7d', instruction },
  };
  const again = { ...line, ...asNeeded, prnIndication: instruction.slice(0, 200), prnMinimumMinutes: 1 };
  const { lines } = await call(signPrescription, { patientId, admissionId, lines: [line, again] });
  const dosesAt = async (day?: string) => {
    const mar = await call(readPatientMar, { admissionId, ...(day && { day }) });
    return { day: mar.day, doses: mar.patient.lines.find(({ id }) => id === lines[0]!.id)?.doses ?? [] };
  };
  const today = await dosesAt();
  // In the evening the first dose is tomorrow's.
  const { doses } = today.doses.length > 0 ? today : await dosesAt(plusDays(today.day, 1));
  return { doses, asNeededLine: lines[1]!.id };
}

/** A minute before now, by the server's clock. */
async function aMinuteAgo(admin: Caller): Promise<string> {
  const { now } = await admin.call(readMarGrid, {});
  return new Date(Date.parse(now) - 60_000).toISOString();
}

/** An infusion that runs, and whose rate was changed for a reason. */
async function aRunningInfusion(admin: Caller, patientId: string, admissionId: string, reason: string) {
  const medicine = await aMedicine(admin, { dosageForm: 'infusion', route: 'iv', baseUnit: 'ml' });
  const line = aLine(medicine, { dose: '500 ml', route: 'iv', frequency: 'STAT', duration: '' });
  const { lines } = await aPrescription(admin, { patientId, admissionId, lines: [line] });
  const [dose] = await dosesOf(admin, admissionId, lines[0]!.id);
  const doseId = dose!.id;
  const administeredTime = await aMinuteAgo(admin);
  const given = { status: 'given', rights: fiveRights, ratePerHour: 100, administeredTime } as const;
  await admin.call(administerDose, { doseId, ...given });
  await admin.call(recordInfusionStep, { doseId, kind: 'rate', ratePerHour: 50, reason });
}

export const dosesFixture: AreaFixture = {
  name: 'doses',
  after: ['patients', 'inpatient', 'pharmacy'],
  fields: {
    doseId: 'dose',
    doseLineId: 'doseLine',
    'prescriptions.readOfStay admissionId': 'stayWithOrders',
  },

  async makeMarked({ admin, mark, secret, isRestricted }) {
    const { id: patientId } = await admin.call(
      registerPatient,
      aPatient({ lastName: mark, isAnotherPerson: true }),
    );
    if (isRestricted) await admin.call(restrictPatient, { patientId, version: 1 });
    const { beds } = await aWardWithBeds(admin);
    const admittedAt = await aMinuteAgo(admin);
    const { id: admissionId } = await anAdmission(admin, { patientId, bedId: beds[0]!.id, admittedAt });
    const made = await anOrderWithFirstDose(admin.call.bind(admin), patientId, admissionId, secret);
    const said = { rights: fiveRights, notes: secret };
    const [first] = made.doses;
    await admin.call(administerDose, {
      ...{ ...said, doseId: first!.id, status: 'refused', reasonNotGiven: secret },
    });
    const { replacement } = await admin.call(markDoseError, { doseId: first!.id, reason: secret });
    await admin.call(giveAsNeeded, {
      ...{ ...said, doseLineId: made.asNeededLine, patientResponse: secret, sideEffects: secret },
    });
    await aRunningInfusion(admin, patientId, admissionId, secret);
    return { dose: replacement!.id, doseLine: made.asNeededLine, stayWithOrders: admissionId };
  },

  async fillWithTexts(call, { joined }, { patient: patientId }) {
    const { rows } = await call(listAdmissions, { patientId, status: 'active' });
    const stay = rows[0] ?? (await call(admitPatient, { patientId, admittingDoctor: 'Dr. Test' }));
    const made = await anOrderWithFirstDose(call, patientId, stay.id, joined(480)[0]!);
    const [patientResponse, sideEffects, notes] = [joined(900)[0]!, joined(900)[0]!, joined(900)[0]!];
    const said = { rights: fiveRights, patientResponse, sideEffects, notes };
    await call(giveAsNeeded, { doseLineId: made.asNeededLine, ...said });
    return { dose: made.doses[0]!.id, doseLine: made.asNeededLine, stayWithOrders: stay.id };
  },

  screens: {
    '/dashboard/nursing/mar': { heading: 'Medication Administration Record' },
  },
};
