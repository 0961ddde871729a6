import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

/** Wounds: the body map and course of a patient, and the open ones on the patient's page. */
export const woundsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/patients/$patientId/wounds',
      title: () => t('wounds'),
      permission: ['nursing.read', 'nursing.write', 'emr.read'],
      load: async () => (await import('./list/wounds.screen.tsx')).WoundsScreen,
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'wounds', order: 25, permission: ['nursing.read', 'nursing.write', 'emr.read'] },
      async () => (await import('./list/patient-wounds.tsx')).PatientWounds,
    ),
  ],
};
