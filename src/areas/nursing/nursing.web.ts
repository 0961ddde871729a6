import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { assessmentsWeb } from './assessments/assessments.web.ts';
import { nursingDashboardWeb } from './dashboard/nursing-dashboard.web.ts';
import { fluidsWeb } from './fluids/fluids.web.ts';
import { nursingRecords } from './nursing.records.ts';
import { carePlansWeb } from './care-plans/care-plans.web.ts';
import { handoverWeb } from './handover/handover.web.ts';
import { notesWeb } from './notes/notes.web.ts';
import { roundsWeb } from './rounds/rounds.web.ts';
import { shiftsWeb } from './shifts/shifts.web.ts';
import { woundsWeb } from './wounds/wounds.web.ts';

/** Nursing: the patients at a glance, the round, assessments, notes, shifts, handovers, care plans and tasks, fluids and wounds. */
export const nursingWeb: WebArea<AnyIcon> = joinWebParts(
  'nursing',
  [
    nursingDashboardWeb,
    roundsWeb,
    assessmentsWeb,
    notesWeb,
    shiftsWeb,
    handoverWeb,
    carePlansWeb,
    fluidsWeb,
    woundsWeb,
    { records: nursingRecords, notices: [() => import('./nursing.notices.ts')] },
  ],
  'nursing_enabled',
);
