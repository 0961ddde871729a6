import { appointmentActionsSlot } from '#areas/appointments/appointments-web.public.ts';
import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../consultations-menu.texts.ts';
import { stethoscopeIcon } from '../consultations.icons.ts';

/** Consultations: the lists, one of them, and where one is begun. */
export const consultationScreens: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/consultations',
      title: () => t('consultations'),
      permission: 'emr.read',
      load: async () => (await import('./list/consultations.screen.tsx')).ConsultationsScreen,
    },
    {
      path: '/dashboard/consultations/$consultationId',
      title: () => t('consultation'),
      permission: 'emr.read',
      load: async () => (await import('./detail/consultation.screen.tsx')).ConsultationScreen,
    },
  ],
  menu: [
    {
      group: 'clinical',
      order: 30,
      label: () => t('consultations'),
      icon: stethoscopeIcon,
      to: '/dashboard/consultations',
      permission: 'emr.read',
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'consultations', order: 21, permission: 'emr.read' },
      async () => (await import('./list/patient-consultations.tsx')).PatientConsultations,
    ),
    fillSlot(
      appointmentActionsSlot,
      { id: 'consultations', order: 10, permission: 'emr.write' },
      async () => (await import('./form/start-consultation.tsx')).StartOfAppointment,
    ),
  ],
};
