import { currentSession } from '#areas/people/sessions/session.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import type { FormTexts } from '#testing/inputs/form-texts.ts';
import type { KnownIds, MakeCall, MarkedHospital } from '#testing/records/area-fixture.ts';
import { inSpiteOfStops } from '#testing/records/in-spite-of-stops.ts';
import {
  addAnesthesiaAddendum,
  addAnesthesiaEntry,
  completeAnesthesia,
  createAnesthesia,
  markAnesthesia,
  markAnesthesiaEntry,
  startAnesthesia,
} from './anesthesia/anesthesia.contract.ts';
import type { SurgicalCase } from './cases/case.contract.ts';
import { confirmCase, recordConsent, startCase } from './cases/steps/case-steps.contract.ts';
import { listChecklists, tickChecklistItem } from './checklists/checklist.contract.ts';
import type { CountMoment } from './counts/count-facts.contract.ts';
import {
  addToField,
  confirmCount,
  getCounts,
  markCountEntry,
  recordCount,
  settleCounts,
} from './counts/count.contract.ts';
import { listSafetyOverrides, reviewSafetyOverride } from './checklists/overrides/override.contract.ts';
import { updateChecklistAdaptation } from './checklists/templates/adaptation.contract.ts';
import { markImplant, recordImplant } from './implants/implant.contract.ts';
import { addAddendum, createNote, markNoteInError, signNote, transcribeNote } from './notes/note.contract.ts';
import { saveNoteTemplate } from './notes/templates/note-template.contract.ts';
import { sendSpecimen } from './specimens/specimen.contract.ts';
import { aBookedCase } from './surgery.fixture.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** With every item open. */
    surgicalChecklist: string;
    safetyOverride: string;
    /** Under way, with a specimen. */
    operatedCase: string;
    /** A draft. */
    operativeNote: string;
    operativeNoteTemplate: string;
    surgicalImplant: string;
    /** A count at the end that does not agree. */
    surgicalCountEntry: string;
    /** In progress. */
    anesthesiaRecord: string;
    anesthesiaEntry: string;
  }
}

/** A note with what is required; say what matters to the test. */
export function aNote(
  part: Partial<CallRequest<typeof createNote>> & Pick<CallRequest<typeof createNote>, 'caseId'>,
): CallRequest<typeof createNote> {
  return {
    procedurePerformed: 'Appendicectomy',
    procedureDetails: 'Appendix removed through three ports.',
    ...part,
  };
}

/** A confirmed case with consent, whose checklist is open. */
export async function aConfirmedCase(admin: Caller, part: Parameters<typeof aBookedCase>[1] = {}) {
  const booked = await aBookedCase(admin, part);
  const consented = await admin.call(recordConsent, {
    caseId: booked.id,
    version: booked.version,
    consent: { kind: 'signed', signedBy: 'The patient', explainedBy: 'The surgeon' },
  });
  return admin.call(confirmCase, { caseId: booked.id, version: consented.version });
}

/** The checklist of a case. */
export async function checklistOf(caller: Caller, caseId: string) {
  const { rows } = await caller.call(listChecklists, { caseId });
  return rows[0]!;
}

/** Ticks the required items of these phases. */
export async function tickRequired(
  caller: Caller,
  caseId: string,
  phases: readonly ('sign_in' | 'time_out' | 'sign_out')[],
) {
  const { id: checklistId, items } = await checklistOf(caller, caseId);
  for (const { code, phase, isRequired } of items) {
    if (isRequired && phases.includes(phase)) {
      await caller.call(tickChecklistItem, { checklistId, code, isCompleted: true });
    }
  }
}

/** Two people say that nothing is counted in a case. */
export async function countNothing(one: Caller, other: Caller, caseId: string): Promise<void> {
  const { entries } = await one.call(recordCount, { caseId, moment: 'before', isNothing: true });
  await other.call(confirmCount, { caseId, entryId: entries.at(-1)!.id });
}

/** What two people count at a moment: so many of each kind of the hospital. */
export async function countAll(
  [one, other]: readonly [Caller, Caller],
  { caseId, moment, pieces }: { caseId: string; moment: CountMoment; pieces: number },
): Promise<string> {
  const { items } = await one.call(getCounts, { caseId });
  const lines = items.map(({ code }) => ({ code, counted: pieces }));
  const { entries } = await one.call(recordCount, { caseId, moment, lines });
  const entryId = entries.at(-1)!.id;
  await other.call(confirmCount, { caseId, entryId });
  return entryId;
}
/** What a test's start confirms: its cases are planned for other days than the day of the test. */
export const onAnotherDay = { confirmed: ['other_day' as const] };

/** A case that is under way, with Sign In and Time Out ticked. */
export async function aCaseUnderWay(admin: Caller, part: Parameters<typeof aBookedCase>[1] = {}) {
  const { id: caseId, version } = await aConfirmedCase(admin, part);
  await tickRequired(admin, caseId, ['sign_in', 'time_out']);
  return admin.call(startCase, { caseId, version, ...onAnotherDay });
}

const awake = {
  kind: 'recovery',
  activity: 'four_limbs',
  breathing: 'deep',
  consciousness: 'awake',
  circulation: 'under_20',
  saturation: 'over_92_on_air',
} as const;

/** Checklist, override, note, implant, specimen and anesthesia record, with the secret in every text. */
export async function makeMarkedPapers(
  { opened, admin, mark, secret, round, hospital, ids }: MarkedHospital,
  patientId: string,
): Promise<Partial<KnownIds>> {
  const adaptation = { basedOn: 'openward' as const, requiredToo: [] };
  const addedItems = [{ phase: 'sign_in' as const, description: mark, isRequired: false }];
  await admin.call(updateChecklistAdaptation, { ...adaptation, addedItems, version: round - 1 });
  const { user } = await admin.call(currentSession, {});
  const confirmed = await aConfirmedCase(admin, {
    patientId,
    surgeonId: user.id,
    procedureName: secret,
    urgency: 'emergency',
  });
  const caseId = confirmed.id;
  const checklist = await checklistOf(admin, caseId);
  await admin.call(tickChecklistItem, {
    checklistId: checklist.id,
    code: 'allergy',
    isCompleted: true,
    notes: secret,
  });
  const emergency = { reason: secret };
  await admin.call(startCase, { caseId, version: confirmed.version, override: emergency, ...onAnotherDay });
  const { rows } = await admin.call(listSafetyOverrides, {});
  const override = rows.find((row) => row.case.id === caseId)!;
  const { caller: reviewer } = await aStaffMember(opened, hospital, [
    ...(['admin.audit', 'emr.sensitive', 'surgery.nursing'] as const),
  ]);
  await reviewer.call(reviewSafetyOverride, { overrideId: override.id, version: 1, reviewNote: secret });
  const texts = {
    preOperativeDiagnosis: secret,
    postOperativeDiagnosis: secret,
    procedurePerformed: secret,
    surgicalApproach: secret,
    findings: secret,
    procedureDetails: secret,
    complications: secret,
    specimens: secret,
    implants: secret,
    closureMethod: secret,
    postOpInstructions: secret,
    followUpPlan: secret,
  };
  const countEntry = await markedCounts(admin, reviewer, { caseId, secret });
  const signed = await admin.call(createNote, aNote({ caseId, ...texts }));
  const step = { operativeNoteId: signed.id };
  await admin.call(transcribeNote, { ...step, version: 1 });
  await admin.call(signNote, { ...step, version: 2 });
  await admin.call(addAddendum, { ...step, reason: secret, body: secret });
  await admin.call(markNoteInError, { ...step, reason: secret });
  const note = await admin.call(createNote, aNote({ caseId, ...texts }));
  const template = await admin.call(saveNoteTemplate, {
    name: `${mark} ${round}`,
    fields: { findings: mark },
  });
  await admin.call(sendSpecimen, { caseId, description: secret, testIds: [ids.labTest] });
  const numbers = { manufacturer: secret, lotNumber: secret, referenceNumber: secret, site: secret };
  const put = inSpiteOfStops((call, input) => admin.call(call, input), secret);
  const wrong = await put(recordImplant, { caseId, name: secret, ...numbers });
  await admin.call(markImplant, { implantId: wrong.id, version: 1, reason: secret });
  const implant = await put(recordImplant, {
    caseId,
    name: secret,
    ...numbers,
    serialNumber: `${secret}${round}`,
  });
  const record = await markedAnesthesia(admin, { caseId, secret });
  await doneAnesthesia(admin, { patientId, secret });
  return {
    surgicalChecklist: checklist.id,
    safetyOverride: override.id,
    operatedCase: caseId,
    operativeNote: note.id,
    operativeNoteTemplate: template.id,
    surgicalImplant: implant.id,
    surgicalCountEntry: countEntry,
    ...record,
  };
}

/** A count at the end with a piece too few, of which the reason is named; one addition was made in error. */
async function markedCounts(
  admin: Caller,
  second: Caller,
  { caseId, secret }: { caseId: string; secret: string },
): Promise<string> {
  await countAll([admin, second], { caseId, moment: 'before', pieces: 2 });
  const { entries } = await admin.call(addToField, { caseId, code: 'swabs', pieces: 1 });
  await admin.call(markCountEntry, { caseId, entryId: entries.at(-1)!.id, reason: secret });
  const entryId = await countAll([admin, second], { caseId, moment: 'end', pieces: 1 });
  await admin.call(settleCounts, { caseId, xray: 'nothing_seen', surgeonName: secret, reason: secret });
  return entryId;
}

function secretContent(secret: string) {
  return {
    anesthesiaType: 'general' as const,
    asaClassification: 'II' as const,
    preOpAssessment: {
      airway: secret,
      cardiovascular: secret,
      respiratory: secret,
      allergies: secret,
      medications: secret,
      medicalHistory: secret,
    },
    airwayManagement: secret,
    ventilationSettings: { mode: secret },
    complications: secret,
    emergenceNotes: secret,
    postOpOrders: secret,
    recoveryNotes: secret,
  };
}

async function markedAnesthesia(
  admin: Caller,
  { caseId, secret }: { caseId: string; secret: string },
): Promise<Partial<KnownIds>> {
  const { id: anesthesiaId } = await admin.call(createAnesthesia, { caseId, ...secretContent(secret) });
  await admin.call(startAnesthesia, { anesthesiaId, version: 1 });
  const event = { anesthesiaId, facts: { kind: 'event' as const, text: secret } };
  const { entries } = await admin.call(addAnesthesiaEntry, event);
  await admin.call(markAnesthesiaEntry, { anesthesiaId, entryId: entries[0]!.id, reason: secret });
  const medication = { medication: secret, dose: 1, unit: 'mg' as const, route: 'iv' as const };
  const give = inSpiteOfStops((call, input) => admin.call(call, input), secret);
  const after = await give(addAnesthesiaEntry, {
    anesthesiaId,
    facts: { kind: 'medication', ...medication },
  });
  return { anesthesiaRecord: anesthesiaId, anesthesiaEntry: after.entries.at(-1)!.id };
}

async function doneAnesthesia(
  admin: Caller,
  { patientId, secret }: { patientId: string; secret: string },
): Promise<void> {
  const { id: caseId } = await aBookedCase(admin, { patientId, procedureName: secret });
  const { id: anesthesiaId } = await admin.call(createAnesthesia, { caseId, ...secretContent(secret) });
  await tickRequired(admin, caseId, ['sign_in']);
  await admin.call(startAnesthesia, { anesthesiaId, version: 1 });
  const fluid = { kind: 'fluid' as const, fluid: 'blood_product' as const, name: secret, millilitres: 300 };
  const give = inSpiteOfStops((call, input) => admin.call(call, input), secret);
  await give(addAnesthesiaEntry, { anesthesiaId, facts: fluid });
  await admin.call(completeAnesthesia, { anesthesiaId, version: 2, recoveryException: secret });
  await admin.call(addAnesthesiaAddendum, { anesthesiaId, reason: secret, body: secret });
  await admin.call(markAnesthesia, { anesthesiaId, reason: secret });
}

/** Long and hostile texts in every field of the papers. */
export async function fillPapersWithTexts(
  call: MakeCall,
  { short, joined }: FormTexts,
  surgicalCase: SurgicalCase,
): Promise<Partial<KnownIds>> {
  const { id: caseId } = surgicalCase;
  const signedBy = short[2]!.slice(0, 100);
  const consent = { kind: 'signed' as const, signedBy, explainedBy: 'The surgeon' };
  const { version } = await call(recordConsent, { caseId, version: surgicalCase.version, consent });
  await call(confirmCase, { caseId, version });
  const override = { reason: joined(480)[0]! };
  await call(startCase, { caseId, version: version + 1, override, ...onAnotherDay });
  const { id: operativeNote } = await call(
    createNote,
    aNote({ caseId, procedurePerformed: joined(290)[0]!, procedureDetails: joined(9000)[0]! }),
  );
  const implant = { name: joined(190)[0]!, manufacturer: short[3]!, lotNumber: short[4]!.slice(0, 100) };
  const passing = inSpiteOfStops(call, short[1]!.slice(0, 400));
  const { id: surgicalImplant } = await passing(recordImplant, { caseId, ...implant });
  const { rows } = await call(listChecklists, { caseId });
  const checklist = rows[0]!;
  await call(tickChecklistItem, {
    checklistId: checklist.id,
    code: 'equipment',
    isCompleted: true,
    notes: joined(480)[0]!,
  });
  const { id: anesthesiaRecord } = await call(createAnesthesia, {
    caseId,
    ...secretContent(joined(90)[0]!),
    complications: joined(1900)[0]!,
  });
  await call(startAnesthesia, { anesthesiaId: anesthesiaRecord, version: 1 });
  await passing(addAnesthesiaEntry, {
    anesthesiaId: anesthesiaRecord,
    facts: { kind: 'event', text: joined(480)[0]! },
  });
  await passing(addAnesthesiaEntry, {
    anesthesiaId: anesthesiaRecord,
    facts: { kind: 'medication', medication: short[0]!, dose: 2, unit: 'mg', route: 'iv' },
  });
  await call(addAnesthesiaEntry, { anesthesiaId: anesthesiaRecord, facts: awake });
  const template = await call(saveNoteTemplate, {
    name: short[1]!.slice(0, 100),
    fields: { findings: joined(900)[0]! },
  });
  return {
    surgicalChecklist: checklist.id,
    operativeNote,
    surgicalImplant,
    anesthesiaRecord,
    operativeNoteTemplate: template.id,
  };
}
