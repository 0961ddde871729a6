import type { CallRequest } from '#kernel/define-call.ts';
import type { FormTexts } from '#testing/inputs/form-texts.ts';
import type { AreaFixture, MakeCall } from '#testing/records/area-fixture.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import { registerPatient } from './patients/patient.contract.ts';
import { restrictPatient } from './restrictions/restriction.contract.ts';

let made = 0;

/** What a clerk would type for a patient nobody else resembles; say what matters to the test. */
export function aPatient(part: Partial<CallRequest<typeof registerPatient>> = {}) {
  made += 1;
  // With a digit it has no sound, so that nobody sounds like another.
  const mark = `${made.toString(36)}0${process.pid.toString(36)}`;
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
    nationalId: 'not ours',
    joinedId: 'patient',
    joinId: 'not ours',
    recordId: 'not ours',
  },

  async makeMarked({ admin, mark, secret, isRestricted, round }) {
    const { id } = await admin.call(
      registerPatient,
      aPatient({
        lastName: mark,
        ...recordOf(secret),
        email: `${round}@${secret}.example`,
        isAnotherPerson: true,
      }),
    );
    if (isRestricted) await admin.call(restrictPatient, { patientId: id, version: 1 });
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
    '/dashboard/patients/$patientId': { heading: /Hostile|onerror|script/i },
    '/dashboard/patients/$patientId/edit': { heading: /^Edit / },
    '/dashboard/patients/$patientId/join': { heading: 'Join two records' },
  },
};

/** Stands in the records that are marked, beside the texts. */
export const secretFacts = { dateOfBirth: '1931-07-13', phone: '+880 1777 131313' } as const;

/** A record whose every text says no more than this. */
function recordOf(text: string) {
  return {
    ...secretFacts,
    formerNames: text,
    address: text,
    emergencyContact: text,
    emergencyContactRelationship: text,
    allergies: text,
    medicalHistory: text,
    insuranceProvider: text,
    insuranceNumber: text,
    nationalId: `${text}1`,
    passportNumber: `${text}2`,
  };
}

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
    await call(importList, patientsToSend(batch));
  }
}
