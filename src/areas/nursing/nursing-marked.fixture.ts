import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { listRoles } from '#areas/people/roles/role.contract.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { FormTexts } from '#testing/inputs/form-texts.ts';
import type { KnownIds, MakeCall, MarkedHospital } from '#testing/records/area-fixture.ts';
import { createCarePlan, evaluateCarePlan } from './care-plans/care-plan.contract.ts';
import { giveHandover } from './handover/handover.contract.ts';
import { addAddendum, createNote, markNote } from './notes/note.contract.ts';
import { aNote, anotherNurse } from './nursing-work.fixture.ts';
import { assignPatients, getOwnShift, getShift, listNurses, startShift } from './shifts/shift.contract.ts';
import { closeTask, createTask } from './tasks/task.contract.ts';

const dueAt = '2099-01-01T08:00:00.000Z';

/** Notes, tasks, a plan, a shift and its handover, with the mark or the secret in every text. */
export async function makeMarkedWork({
  opened,
  hospital,
  admin,
  mark,
  secret,
  isRestricted,
  round,
}: MarkedHospital): Promise<Partial<KnownIds>> {
  const { id: patientId } = await admin.call(
    registerPatient,
    aPatient({ lastName: mark, isAnotherPerson: true }),
  );
  if (isRestricted) await admin.call(restrictPatient, { patientId, version: 1 });
  const { ward, beds } = await aWardWithBeds(admin, { name: `${mark} ${round} nursing` });
  const admission = await anAdmission(admin, {
    patientId,
    bedId: beds[0]!.id,
    primaryDiagnosis: secret,
    secondaryDiagnoses: [secret],
  });
  const texts = { content: secret, tags: [secret.slice(0, 40)] };
  const wrong = await admin.call(createNote, aNote({ patientId, ...texts }));
  await admin.call(addAddendum, { noteId: wrong.id, reason: secret, body: secret });
  await admin.call(markNote, { noteId: wrong.id, reason: secret });
  const note = await admin.call(createNote, aNote({ patientId, ...texts, followUpRequired: true }));
  const shut = await admin.call(createTask, { patientId, text: secret, dueAt });
  await admin.call(closeTask, { taskId: shut.id, version: 1, status: 'not_done', reason: secret });
  const task = await admin.call(createTask, { patientId, text: secret, dueAt });
  const plan = await admin.call(createCarePlan, {
    patientId,
    diagnosis: secret,
    goal: secret,
    interventions: [{ text: secret, everyHours: 4, firstDueAt: dueAt }],
  });
  await admin.call(evaluateCarePlan, {
    carePlanId: plan.id,
    version: plan.version,
    outcome: 'partly_met',
    evaluation: secret,
  });
  const nurse = await anotherNurse(opened, hospital);
  const shift = await admin.call(startShift, {
    nurseId: nurse.userId,
    wardId: ward.id,
    shiftType: 'day',
    shiftNotes: mark,
    admissionIds: [admission.id],
  });
  const { assignmentId } = shift.assignments[0]!;
  const { userId: toNurseId } = await anotherNurse(opened, hospital);
  const handover = await admin.call(giveHandover, {
    shiftId: shift.id,
    toNurseId,
    words: mark,
    patients: [{ assignmentId, words: secret }],
  });
  return {
    nursingNote: note.id,
    nursingShift: shift.id,
    nurse: toNurseId,
    nursingAssignment: assignmentId,
    nursingHandover: handover.id,
    nursingTask: task.id,
    carePlan: plan.id,
    careIntervention: plan.interventions[0]!.id,
  };
}

interface FilledFor {
  patientId: string;
  admissionId: string;
}

/** The same with hostile texts, as far as an administrator can write them through calls. */
export async function fillWorkWithTexts(
  call: MakeCall,
  { short, joined }: FormTexts,
  { patientId, admissionId }: FilledFor,
): Promise<Partial<KnownIds>> {
  const note = await call(createNote, {
    ...aNote({ patientId, content: joined(3900)[0]! }),
    tags: short.filter((text) => text.length <= 40).slice(0, 10),
  });
  await call(addAddendum, { noteId: note.id, reason: joined(480)[0]!, body: joined(4900)[0]! });
  const plan = await call(createCarePlan, {
    patientId,
    diagnosis: joined(280)[0]!,
    goal: joined(900)[0]!,
    interventions: [{ text: joined(280)[0]!, everyHours: 4, firstDueAt: dueAt }],
  });
  await call(evaluateCarePlan, {
    carePlanId: plan.id,
    version: plan.version,
    outcome: 'partly_met',
    evaluation: joined(900)[0]!,
  });
  const own = await call(getOwnShift, {});
  const shift = own.shift ?? (await call(startShift, { shiftType: 'day', shiftNotes: joined(1900)[0]! }));
  await call(assignPatients, { assignments: [{ admissionId, shiftId: shift.id }] });
  const { assignments } = await call(getShift, { shiftId: shift.id });
  const { assignmentId } = assignments.find((one) => one.admissionId === admissionId)!;
  const handover = await call(giveHandover, {
    shiftId: shift.id,
    toNurseId: await someNurse(call, shift.nurseId),
    words: joined(1900)[0]!,
    patients: [{ assignmentId, words: joined(900)[0]! }],
  });
  return {
    nursingNote: note.id,
    nursingShift: shift.id,
    nursingAssignment: assignmentId,
    nursingHandover: handover.id,
    carePlan: plan.id,
  };
}

/** Somebody else who nurses; made where the hospital has nobody. */
async function someNurse(call: MakeCall, nurseId: string): Promise<string> {
  const { rows: nurses } = await call(listNurses, {});
  const found = nurses.find(({ id }) => id !== nurseId);
  if (found) return found.id;
  const { rows: roles } = await call(listRoles, {});
  const made = await call(createUser, {
    firstName: 'Second',
    lastName: 'Nurse',
    email: `nurse.${crypto.randomUUID()}@people.example`,
    initialRoles: roles.filter(({ isSystem, name }) => isSystem && name === 'Nurse').map(({ id }) => id),
  });
  return made.id;
}
