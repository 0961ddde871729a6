import type { Page } from '@playwright/test';
import type { createAnesthesia } from '#areas/surgery/anesthesia/anesthesia.contract.ts';
import type {
  confirmCase,
  recordConsent,
  startCase,
} from '#areas/surgery/cases/steps/case-steps.contract.ts';
import type { listChecklists } from '#areas/surgery/checklists/checklist.contract.ts';
import type { createNote } from '#areas/surgery/notes/note.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { aSurgicalCase, aTheatre } from './surgery-records.ts';

// What a test of the theatre's papers needs before it begins, made by calls of whoever is signed in on the page.

/** The calls used here, by their ids. */
type Used = {
  [
    C in
      | typeof confirmCase
      | typeof createAnesthesia
      | typeof createNote
      | typeof listChecklists
      | typeof recordConsent
      | typeof startCase as C['id']
  ]: C;
};

function call<Id extends keyof Used>(page: Page, id: Id, input: CallRequest<Used[Id] & Call> & object) {
  return callFrom<CallOutput<Used[Id] & Call>>(page, id, input);
}

const hourMs = 3_600_000;
let made = 0;

/** A confirmed case with consent in a theatre of its own; its checklist is open. */
export async function aConfirmedCase(page: Page) {
  made += 1;
  const theatre = await aTheatre(page);
  // The surgeon is booked in every one of them.
  const at = Date.now() + (24 * 365 + Math.floor(Math.random() * 80_000) + made * 3) * hourMs;
  const booked = await aSurgicalCase(page, {
    theatreId: theatre.id,
    scheduledStartTime: new Date(at).toISOString(),
  });
  const consent = { kind: 'signed' as const, signedBy: 'The patient', explainedBy: 'The surgeon' };
  const { version } = await call(page, 'surgicalCases.recordConsent', {
    caseId: booked.id,
    version: booked.version,
    consent,
  });
  return call(page, 'surgicalCases.confirm', { caseId: booked.id, version });
}

/** A case that was started over its open checklist. */
export async function aCaseUnderWay(page: Page) {
  const { id: caseId, version } = await aConfirmedCase(page);
  return call(page, 'surgicalCases.start', {
    caseId,
    version,
    override: { reason: 'Bleeding that cannot wait' },
    // Cases of tests are planned for another day.
    confirmed: ['other_day'],
  });
}

/** The checklist of a case on the waiting list. */
export async function aChecklist(page: Page) {
  const { id: caseId } = await aSurgicalCase(page);
  const { rows } = await call(page, 'surgicalChecklists.list', { caseId });
  return rows[0]!;
}

/** The draft of a note. */
export async function anOperativeNote(page: Page) {
  const { id: caseId } = await aCaseUnderWay(page);
  return call(page, 'operativeNotes.create', {
    caseId,
    procedurePerformed: 'Appendicectomy',
    procedureDetails: 'Appendix removed through three ports.',
  });
}

/** A planned anesthesia. */
export async function anAnesthesiaRecord(page: Page) {
  const { id: caseId } = await aSurgicalCase(page);
  return call(page, 'anesthesiaRecords.create', { caseId, anesthesiaType: 'general' });
}
