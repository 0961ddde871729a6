import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { consultationScreens } from './consultations/consultations.web.ts';
import { consultationsRecords } from './consultations.records.ts';
import { diagnosesWeb } from './diagnoses/diagnoses.web.ts';

const parts: Omit<WebArea<AnyIcon>, 'name' | 'module'>[] = [
  consultationScreens,
  diagnosesWeb,
  {
    records: consultationsRecords,
    notices: [() => import('./consultations.notices.ts')],
    fillings: [
      fillSlot(
        patientTimelineSlot,
        { id: 'problems', order: 21, permission: 'emr.read' },
        async () => (await import('./problems/list/patient-problems.tsx')).PatientProblems,
      ),
      fillSlot(
        patientTimelineSlot,
        { id: 'timeline', order: 90, permission: ['patients.read', 'emr.read'] },
        async () => (await import('./timeline/list/timeline-panel.tsx')).TimelinePanel,
      ),
    ],
  },
];

/** Consultations, problems, diagnoses, and the timeline of a patient. */
export const consultationsWeb: WebArea<AnyIcon> = joinWebParts('consultations', parts);
