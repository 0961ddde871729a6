import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import { admitPatient } from './admissions/admission.contract.ts';
import { createBeds } from './beds/bed.contract.ts';
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
