import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';

/** Care plans and tasks on the page of a patient. */
export const carePlansWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'care-plans', order: 24, permission: ['nursing.read', 'nursing.write'] },
      async () => (await import('./detail/patient-care-plans.tsx')).PatientCarePlans,
    ),
    fillSlot(
      patientTimelineSlot,
      { id: 'nursing-tasks', order: 25, permission: ['nursing.read', 'nursing.write'] },
      async () => (await import('../tasks/list/patient-tasks.tsx')).PatientTasks,
    ),
  ],
};
