import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller, Hospital, TestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import type { createNote } from './notes/note.contract.ts';
import { startShift } from './shifts/shift.contract.ts';

type NoteRequest = CallRequest<typeof createNote>;

/** A note of a quiet day; say what matters to the test. */
export function aNote(part: Partial<NoteRequest> & Pick<NoteRequest, 'patientId'>): NoteRequest {
  return { noteType: 'assessment', shiftType: 'day', priority: 'normal', content: 'Slept well', ...part };
}

/** A ward with patients in its beds. */
export async function aFullWard(admin: Caller, patients: number) {
  const { ward, beds } = await aWardWithBeds(admin, { beds: patients });
  const admissions = [];
  for (const bed of beds) admissions.push(await anAdmission(admin, { bedId: bed.id }));
  return { ward, admissions };
}

/** Another nurse than the sample one, with what a delivered nurse may do on a ward. */
export function anotherNurse(opened: TestSystem, hospital: Hospital) {
  return aStaffMember(opened, hospital, [
    'patients.read',
    'admissions.read',
    'nursing.read',
    'nursing.write',
    'vitals.write',
  ]);
}

/** A day shift of whoever calls, with these patients. */
export function aShift(nurse: Pick<Caller, 'call'>, part: Partial<CallRequest<typeof startShift>> = {}) {
  return nurse.call(startShift, { shiftType: 'day', ...part });
}
