import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Verified results below a patient's record. */
export const resultsWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'laboratory', order: 30, permission: ['lab.read', 'emr.read'] },
      async () => (await import('./list/patient-lab-results.tsx')).PatientLabResults,
    ),
  ],
};
