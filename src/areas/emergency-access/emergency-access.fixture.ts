import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { openEmergencyAccess } from './emergency-access/emergency-access.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Opened by the doctor. */
    emergencyAccess: string;
  }
}

export const emergencyAccessFixture: AreaFixture = {
  name: 'emergency-access',
  after: ['people', 'patients'],
  fields: { accessId: 'emergencyAccess' },

  async makeMarked({ hospital, admin, mark, secret }) {
    const doctor = await hospital.as('doctor');
    const { id: patientId } = await admin.call(registerPatient, aPatient({ lastName: mark }));
    await admin.call(restrictPatient, { patientId, version: 1 });
    const reason = `${secret}, and nobody else to ask`;
    const access = await doctor.call(openEmergencyAccess, { patientId, category: 'urgent_care', reason });
    return { emergencyAccess: access.id };
  },

  // An administrator opens every record: only a clinician gives a reason.
  fillWithTexts: async () => ({}),

  screens: {
    '/dashboard/emergency-access': { heading: 'Emergency Access', looks: ['?state=all'] },
  },
};
