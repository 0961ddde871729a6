import type { CallRequest } from '#kernel/define-call.ts';
import type { FormTexts } from '#testing/inputs/form-texts.ts';
import type { AreaFixture, MakeCall } from '#testing/records/area-fixture.ts';
import { importPatients } from './imports/patient-import.contract.ts';
import { registerPatient } from './patients/patient.contract.ts';

let made = 0;

/** What a clerk would type for a patient nobody else resembles; say what matters to the test. */
export function aPatient(part: Partial<CallRequest<typeof registerPatient>> = {}) {
  made += 1;
  const mark = `${made.toString(36)}${process.pid.toString(36)}`;
  return {
    firstName: `Amina${mark}`,
    lastName: `Begum${mark}`,
    dateOfBirth: '1990-05-17',
    gender: 'female' as const,
    ...part,
  };
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    patient: string;
  }
}

export const patientsFixture: AreaFixture = {
  name: 'patients',
  fields: {
    patientId: 'patient',
    externalId: 'not ours',
    nationalId: 'not ours',
    importId: 'not ours',
  },

  async makeMarked({ admin, mark, round }) {
    const texts = { lastName: mark, address: mark, allergies: mark, email: `${round}@${mark}.example` };
    const { id } = await admin.call(registerPatient, aPatient(texts));
    return { patient: id };
  },

  async fillWithTexts(call, texts) {
    await importPeople(call, texts);
    const { short, joined } = texts;
    const { id } = await call(registerPatient, {
      ...{ ...person, firstName: short[0]!, lastName: short[1]!, address: joined(480)[0]! },
      ...{ allergies: joined(1900)[0]!, medicalHistory: joined(9000)[0]!, emergencyContact: short[2]! },
    });
    return { patient: id };
  },

  screens: {
    '/dashboard/patients': { heading: 'Patients', looks: ['?q=Hostile&size=200'] },
    '/dashboard/patients/new': { heading: 'Add Patient' },
    '/dashboard/patients/import': { heading: 'Import Patients' },
    '/dashboard/patients/$patientId': { heading: /Hostile|onerror|script/i },
    '/dashboard/patients/$patientId/edit': { heading: /^Edit / },
  },
};

const person = { lastName: 'Hostile', dateOfBirth: '1990-01-01', gender: 'female' as const };

/** One person for each short text, in several requests as the form for imports sends them. */
async function importPeople(call: MakeCall, { short }: FormTexts): Promise<void> {
  const rows = short.map((text, place) => ({
    line: place + 2,
    externalId: `${place}`,
    fields: { ...person, firstName: text, address: text, insuranceProvider: text },
  }));
  for (const part of [0, 1, 2, 3, 4]) {
    const batch = rows.filter((_, place) => place % 5 === part);
    await call(importPatients, { source: 'csv', rows: batch });
  }
}
