import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { anesthesiaWeb } from './anesthesia/anesthesia.web.ts';
import { boardWeb } from './board/board.web.ts';
import { casesWeb } from './cases/cases.web.ts';
import { chargesWeb } from './charges/charges.web.ts';
import { checklistsWeb } from './checklists/checklists.web.ts';
import { notesWeb } from './notes/notes.web.ts';
import { sessionsWeb } from './sessions/sessions.web.ts';
import { theatresWeb } from './theatres/theatres.web.ts';
import { surgeryDashboardWeb } from './dashboard/dashboard.web.ts';
import { surgeryRecords } from './surgery.records.ts';

/** Surgery: theatres, cases, and their papers. */
export const surgeryWeb: WebArea<AnyIcon> = joinWebParts(
  'surgery',
  [
    surgeryDashboardWeb,
    boardWeb,
    casesWeb,
    checklistsWeb,
    notesWeb,
    anesthesiaWeb,
    theatresWeb,
    sessionsWeb,
    chargesWeb,
    { records: surgeryRecords, notices: [() => import('./surgery.notices.ts')] },
  ],
  'surgery_enabled',
);
