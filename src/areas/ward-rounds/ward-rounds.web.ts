import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { inpatientsWeb } from './inpatients/inpatients.web.ts';
import { progressNotesWeb } from './progress-notes/progress-notes.web.ts';
import { wardRoundsRecords } from './ward-rounds.records.ts';
import { roundWeb } from './round/round.web.ts';

/** A doctor's inpatients, the ward round of each, and the progress notes that are written on it. */
export const wardRoundsWeb: WebArea<AnyIcon> = joinWebParts(
  'ward-rounds',
  [
    inpatientsWeb,
    roundWeb,
    progressNotesWeb,
    {
      records: wardRoundsRecords,
      notices: [() => import('./ward-rounds.notices.ts')],
    },
  ],
  'admissions_enabled',
);
