import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { listDeteriorations } from './deterioration/deterioration.contract.ts';
import { decideSaturationScale } from './scale/saturation-scale.contract.ts';
import { correctVitalSigns, escalateVitalSigns, recordVitalSigns } from './signs/vital-signs.contract.ts';

type Request = CallRequest<typeof recordVitalSigns>;

/** A complete set of somebody who is well, NEWS2 0; say what matters to the test. */
export function aSet(part: Partial<Request> & Pick<Request, 'patientId'>): Request {
  return {
    temperature: 37,
    heartRate: 72,
    respiratoryRate: 16,
    bloodPressureSystolic: 122,
    bloodPressureDiastolic: 78,
    oxygenSaturation: 98,
    oxygen: 'air',
    consciousness: 'alert',
    ...part,
  };
}

/** A patient in a bed of a ward of their own. */
export async function anInpatient(admin: Caller, part: Parameters<typeof anAdmission>[1] = {}) {
  const { ward, beds } = await aWardWithBeds(admin);
  const admission = await anAdmission(admin, { bedId: beds[0]!.id, ...part });
  return { ward, admission, patientId: admission.patient.id };
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Of a patient of its own who is admitted; not entered in error. */
    vitalSigns: string;
    /** Waits for an answer, of the same patient. */
    deterioration: string;
  }
}

export const vitalsFixture: AreaFixture = {
  name: 'vitals',
  after: ['patients', 'inpatient'],
  fields: { vitalSignsId: 'vitalSigns', deteriorationId: 'deterioration' },

  async makeMarked({ admin, mark, secret, isRestricted, ids: { patient } }) {
    const { id } = await admin.call(registerPatient, aPatient({ lastName: mark, isAnotherPerson: true }));
    if (isRestricted) await admin.call(restrictPatient, { patientId: id, version: 1 });
    const { admission } = await anInpatient(admin, { patientId: id });
    await admin.call(decideSaturationScale, { admissionId: admission.id, scale: 2, reason: secret });
    await admin.call(recordVitalSigns, aSet({ patientId: patient, notes: secret }));
    const wrong = await admin.call(recordVitalSigns, aSet({ patientId: id, notes: secret }));
    await admin.call(correctVitalSigns, { vitalSignsId: wrong.id, reason: secret });
    const set = await admin.call(recordVitalSigns, aSet({ patientId: id, heartRate: 135, notes: secret }));
    await admin.call(escalateVitalSigns, { vitalSignsId: set.id, called: secret, ordered: secret });
    const { rows } = await admin.call(listDeteriorations, { patientId: id });
    return { vitalSigns: set.id, deterioration: rows[0]!.id };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId, admission: admissionId }) {
    const set = await call(recordVitalSigns, aSet({ patientId, notes: joined(900)[0]! }));
    await call(escalateVitalSigns, { vitalSignsId: set.id, called: short[0]!, ordered: joined(900)[1]! });
    await call(decideSaturationScale, { admissionId, scale: 2, reason: joined(480)[0]! });
    return { vitalSigns: set.id };
  },

  screens: {
    '/dashboard/patients/$patientId/vital-signs': {
      heading: 'Observation Chart',
      previews: ['Print Chart'],
    },
  },
};
