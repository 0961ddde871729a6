import { fillPoint } from '#server/points/point.ts';
import { dischargeBlockers } from '#server/points/discharge-blockers.ts';
import { homeWork } from '#server/points/home-work.ts';
import { joinBlockers } from '#server/points/join-blockers.ts';
import { timeline } from '#server/points/timeline.ts';
import { voidedInvoiceFollowers } from '#server/points/voided-invoices.ts';
import type { ServerArea } from '#server/server-area.ts';
import { anesthesiaCalls } from './anesthesia/anesthesia.server.ts';
import { chargeCalls } from './charges/charges.server.ts';
import { consumableCalls } from './consumables/consumables.server.ts';
import { checklistCalls } from './checklists/checklists.server.ts';
import { noteCalls } from './notes/notes.server.ts';
import { boardCalls } from './board/board.server.ts';
import { countCalls } from './counts/counts.server.ts';
import { waitingCounts } from './counts/waiting/waiting-counts.service.ts';
import { consentCalls } from './consents/consents.server.ts';
import { casesCalls } from './cases/cases.server.ts';
import { safetyCalls } from './safety/safety.server.ts';
import { operationsToday } from './cases/home/operations-today.service.ts';
import { dashboardCalls } from './dashboard/dashboard.server.ts';
import { milestonesCalls } from './milestones/milestones.server.ts';
import { proceduresCalls } from './procedures/procedures.server.ts';
import { sessionCalls } from './sessions/sessions.server.ts';
import { surgeryErrors } from './surgery.errors.ts';
import { returnBillsOf } from './charges/returning/return-bills.service.ts';
import { unpricedCharges } from './charges/home/unpriced-charges.service.ts';
import { findUnbilledOperations } from './charges/discharge/unbilled-operations.service.ts';
import { surgerySamples } from './surgery.seed.ts';
import { surgeryTimeline } from './timeline/surgery-timeline.service.ts';
import { theatresCalls } from './theatres/theatres.server.ts';
import { caseJoinBlockers } from './joining/case-join-blockers.queries.ts';

/** Operating theatres, procedures, surgical cases, and their papers: checklist, operative note, anesthesia record. */
export const surgeryServer: ServerArea = {
  name: 'surgery',
  module: 'surgery_enabled',
  errors: surgeryErrors,
  fills: [
    fillPoint(dischargeBlockers, findUnbilledOperations),
    fillPoint(joinBlockers, caseJoinBlockers),
    fillPoint(voidedInvoiceFollowers, returnBillsOf),
    fillPoint(timeline, surgeryTimeline),
    fillPoint(homeWork, waitingCounts),
    fillPoint(homeWork, operationsToday),
    fillPoint(homeWork, unpricedCharges),
  ],
  samples: surgerySamples,
  calls: [
    ...theatresCalls,
    ...sessionCalls,
    ...proceduresCalls,
    ...casesCalls,
    ...safetyCalls,
    ...consentCalls,
    ...checklistCalls,
    ...countCalls,
    ...noteCalls,
    ...anesthesiaCalls,
    ...boardCalls,
    ...dashboardCalls,
    ...milestonesCalls,
    ...consumableCalls,
    ...chargeCalls,
  ],
};
