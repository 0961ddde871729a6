import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { admitPatient } from './admissions/admission.contract.ts';
import { createBeds } from './beds/bed.contract.ts';
import { requestAdmission } from './requests/admission-request.contract.ts';
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

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    ward: string;
    /** Available. */
    bed: string;
    /** Open, of a patient of its own. */
    admissionRequest: string;
    /** Active, of a patient of its own, without a bed. */
    admission: string;
  }
}

export const inpatientFixture: AreaFixture = {
  name: 'inpatient',
  after: ['patients'],
  fields: {
    wardId: 'ward',
    bedId: 'bed',
    requestId: 'admissionRequest',
    admissionId: 'admission',
  },

  async makeMarked({ admin, mark, round }) {
    const { ward } = await aWardWithBeds(admin, { beds: 0, name: `${mark} ${round}` });
    const texts = { roomName: mark, equipment: [mark], notes: mark };
    const { rows } = await admin.call(createBeds, {
      wardId: ward.id,
      bedNumber: mark.slice(0, 20),
      ...texts,
    });
    const asked = (await admin.call(registerPatient, aPatient())).id;
    const request = await admin.call(requestAdmission, { patientId: asked, reason: mark });
    const admission = await anAdmission(admin, {
      admittingDoctor: mark,
      attendingDoctor: mark,
      primaryDiagnosis: mark,
      secondaryDiagnoses: [mark],
      admissionNotes: mark,
    });
    return { ward: ward.id, bed: rows[0]!.id, admissionRequest: request.id, admission: admission.id };
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
    return { ward: ward.id, bed: rows[1]!.id, admissionRequest: request.id, admission: admission.id };
  },

  screens: {
    '/dashboard/admissions': { heading: 'Admissions & Bed Management', looks: ['?tab=requests'] },
    '/dashboard/admission/new': { heading: 'New Patient Admission' },
    '/dashboard/admissions/$admissionId': { heading: /^ADM-/ },
    '/dashboard/bed-management': { heading: 'Bed Management' },
    '/dashboard/bed-management/wards': { heading: 'Wards and Beds' },
  },
};
