import * as assessments from '#areas/nursing/assessments/assessment.contract.ts';
import { aNote as aNursingNote } from '#areas/nursing/nursing-work.fixture.ts';
import { anAssessment } from '#areas/nursing/nursing.fixture.ts';
import * as nursingNotes from '#areas/nursing/notes/note.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import * as anesthesia from '#areas/surgery/anesthesia/anesthesia.contract.ts';
import * as operativeNotes from '#areas/surgery/notes/note.contract.ts';
import { aBookedCase } from '#areas/surgery/surgery.fixture.ts';
import {
  aCaseUnderWay,
  aNote as anOperativeNote,
  countNothing,
  tickRequired,
} from '#areas/surgery/theatre-papers.fixture.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import * as progressNotes from '#areas/ward-rounds/progress-notes/progress-note.contract.ts';
import { aProgressNote } from '#areas/ward-rounds/ward-rounds.fixture.ts';
import type { Tables } from '#database/tables.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import type { ErrorCode } from '#kernel/app-error.ts';
import type { Caller, TestSystem } from '../hospital.ts';
import type { StaffMember } from '../staff/staff.ts';

/** Who takes part in the making of a paper. */
export interface Hands {
  opened: TestSystem;
  admin: Caller;
  /** Whoever writes the paper. */
  writer: StaffMember;
  /** Somebody else who may write such papers. */
  other: StaffMember;
}

interface Written {
  id: string;
  version?: number;
}

/** One kind of paper, as `signed-papers.test.ts` walks it by the calls of its contract. */
export interface SignedPaper {
  /** What the audit trail calls it. */
  resource: string;
  contract: object;
  /** The field of its calls that names one. */
  id: string;
  /** Of whoever reads it and writes none. */
  reads: Permission[];
  /** Of whoever writes, adds to and marks it; work needs what is in it. */
  writes: Permission[];
  /** The tables to which the program only adds. */
  addedTo: (keyof Tables)[];
  /** What its steps take beside the version that was seen. */
  fields?: object;
  /** How a step of what was signed is refused; false where its next version is signed. */
  signedCode?: ErrorCode | false;
  /** A draft of the writer; left out where a paper is signed at once. */
  begin?: (hands: Hands) => Promise<Written>;
  /** One that was signed. */
  sign: (hands: Hands) => Promise<Written>;
}

const aPerson = async ({ admin }: Hands) => (await admin.call(registerPatient, aPatient())).id;

const assessmentFields = {
  assessmentType: 'shift',
  sections: {},
  scales: {},
  allergiesVerified: true,
  nursingDiagnoses: [],
  carePlan: [],
  status: 'draft',
};

async function plannedAnesthesia({ admin, writer }: Hands) {
  const { id: caseId } = await aBookedCase(admin);
  await tickRequired(admin, caseId, ['sign_in']);
  return writer.caller.call(anesthesia.createAnesthesia, { caseId, anesthesiaType: 'local' });
}

async function beginOperativeNote({ admin, writer }: Hands) {
  const { id: caseId } = await aCaseUnderWay(admin, { surgeonId: writer.userId });
  return writer.caller.call(operativeNotes.createNote, anOperativeNote({ caseId }));
}

/** Every paper that is signed and can be marked as entered in error; a new one is a line here. */
export const signedPapers: Readonly<Record<string, SignedPaper>> = {
  'operative note': {
    resource: 'operative_notes',
    contract: operativeNotes,
    id: 'operativeNoteId',
    reads: ['surgery.read'],
    writes: ['surgery.operate', 'surgery.nursing'],
    addedTo: ['operative_note_text', 'operative_note_addendum', 'operative_note_error'],
    fields: { procedurePerformed: 'Appendicectomy', procedureDetails: 'Through three ports.' },
    signedCode: 'NOTE_SIGNED',
    begin: beginOperativeNote,
    async sign(hands) {
      const { id: operativeNoteId, case: kase } = await beginOperativeNote(hands);
      const { caller } = hands.writer;
      await countNothing(hands.admin, hands.other.caller, kase.id);
      await caller.call(operativeNotes.transcribeNote, { operativeNoteId, version: 1 });
      return caller.call(operativeNotes.signNote, { operativeNoteId, version: 2 });
    },
  },
  'anesthesia record': {
    resource: 'anesthesia_records',
    contract: anesthesia,
    id: 'anesthesiaId',
    reads: ['surgery.read'],
    writes: ['surgery.anesthesia'],
    addedTo: ['anesthesia_completion', 'anesthesia_addendum', 'anesthesia_record_error'],
    fields: { anesthesiaType: 'general' },
    signedCode: 'ANESTHESIA_COMPLETED',
    begin: plannedAnesthesia,
    async sign(hands) {
      const { id: anesthesiaId } = await plannedAnesthesia(hands);
      await hands.writer.caller.call(anesthesia.startAnesthesia, { anesthesiaId, version: 1 });
      return hands.writer.caller.call(anesthesia.completeAnesthesia, { anesthesiaId, version: 2 });
    },
  },
  'nursing note': {
    resource: 'nursing_notes',
    contract: nursingNotes,
    id: 'noteId',
    reads: ['nursing.read'],
    writes: ['nursing.write'],
    addedTo: ['nursing_note', 'nursing_note_addendum', 'nursing_note_error'],
    sign: async (hands) =>
      hands.writer.caller.call(nursingNotes.createNote, aNursingNote({ patientId: await aPerson(hands) })),
  },
  'nursing assessment': {
    resource: 'nursing_assessments',
    contract: assessments,
    id: 'assessmentId',
    reads: ['nursing.read'],
    writes: ['nursing.write'],
    addedTo: ['nursing_assessment_completion', 'nursing_assessment_addendum', 'nursing_assessment_error'],
    fields: assessmentFields,
    begin: async (hands) =>
      hands.writer.caller.call(
        assessments.createAssessment,
        anAssessment({ patientId: await aPerson(hands), status: 'draft' }),
      ),
    async sign(hands) {
      const patientId = await aPerson(hands);
      const written = await hands.writer.caller.call(
        assessments.createAssessment,
        anAssessment({ patientId }),
      );
      const seen = { assessmentId: written.id, version: written.version };
      return hands.other.caller.call(assessments.reviewAssessment, seen);
    },
  },
  'progress note': {
    resource: 'progress_notes',
    contract: progressNotes,
    id: 'progressNoteId',
    reads: ['nursing.read'],
    writes: ['emr.read', 'emr.write'],
    addedTo: ['progress_note', 'progress_note_version', 'progress_note_error'],
    fields: { reason: 'Result came', plan: 'Stop' },
    signedCode: false,
    async sign({ admin, writer }) {
      const { admission } = await anInpatient(admin);
      return writer.caller.call(progressNotes.signProgressNote, aProgressNote({ admissionId: admission.id }));
    },
  },
};
