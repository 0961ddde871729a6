import type { Page } from '@playwright/test';
import type { createCase } from '#areas/surgery/cases/booking/booking.contract.ts';
import type { listSurgicalStaff } from '#areas/surgery/cases/case.contract.ts';
import type { createTheatre } from '#areas/surgery/theatres/theatre.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { aPatient } from './records.ts';

// What a test of surgery needs before it begins, made by calls of whoever is signed in on the page.

/** The calls used here, by their ids. */
type Used = {
  [C in typeof createCase | typeof createTheatre | typeof listSurgicalStaff as C['id']]: C;
};

function call<Id extends keyof Used>(page: Page, id: Id, input: CallRequest<Used[Id] & Call> & object) {
  return callFrom<CallOutput<Used[Id] & Call>>(page, id, input);
}

/** A theatre of its own. */
export async function aTheatre(page: Page) {
  const mark = crypto.randomUUID().slice(0, 8);
  return call(page, 'theatres.create', { name: `Theatre ${mark}`, theatreNumber: `OT-${mark}` });
}

/** A case of a new patient, on the waiting list unless it is given a theatre and a start. */
export async function aSurgicalCase(
  page: Page,
  part: { theatreId?: string; scheduledStartTime?: string } = {},
) {
  const patient = await aPatient(page, `Operated${crypto.randomUUID().slice(0, 8)}`);
  const { rows } = await call(page, 'surgicalCases.staff', { role: 'surgeon' });
  const operation = { procedureName: 'Appendicectomy', laterality: 'not_applicable' as const };
  const what = { ...operation, surgeonId: rows[0]!.id, patientId: patient.id };
  return call(page, 'surgicalCases.create', { ...what, ...part });
}
