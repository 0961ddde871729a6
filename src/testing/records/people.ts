import type { createUser } from '#areas/people/users/user.contract.ts';
import type { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';

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

/** What an administrator would type for a colleague whose address nobody else has. */
export function aColleague(part: Partial<CallRequest<typeof createUser>> = {}) {
  made += 1;
  const mark = `${made.toString(36)}${process.pid.toString(36)}`;
  return {
    firstName: `Nasima${mark}`,
    lastName: `Akter${mark}`,
    email: `nasima.${mark}@people.example`,
    phone: '+880 1711 000021',
    ...part,
  };
}
