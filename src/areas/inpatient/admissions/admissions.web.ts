import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { appointmentActionsSlot } from '#areas/appointments/appointments-web.public.ts';
import { consultationOrdersSlot } from '#areas/consultations/consultations-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../inpatient-menu.texts.ts';
import { bedIcon } from '../inpatient.icons.ts';

/** Admissions: the list with the requests, one of them, and admitting. */
export const admissionsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/admissions',
      title: () => t('admissionsTitle'),
      permission: 'admissions.read',
      load: async () => (await import('./list/admissions.screen.tsx')).AdmissionsScreen,
    },
    {
      path: '/dashboard/admission/new',
      title: () => t('newAdmission'),
      permission: 'admissions.write',
      load: async () => (await import('./form/new-admission.screen.tsx')).NewAdmissionScreen,
    },
    {
      path: '/dashboard/admissions/$admissionId',
      title: () => t('admission'),
      permission: 'admissions.read',
      load: async () => (await import('./detail/admission.screen.tsx')).AdmissionScreen,
    },
  ],
  menu: [
    {
      group: 'inpatient',
      order: 10,
      label: () => t('admissions'),
      icon: 'clipboard',
      to: '/dashboard/admissions',
      permission: 'admissions.read',
    },
  ],
  quickActions: [
    {
      order: 50,
      label: () => t('admit'),
      icon: bedIcon,
      to: '/dashboard/admission/new',
      permission: 'admissions.write',
      forPatient: {
        words: () => t('admitWords'),
        to: (patientId) => `/dashboard/admission/new?patientId=${patientId}`,
      },
    },
  ],
  search: [
    {
      id: 'admissions',
      order: 25,
      label: () => t('admissions'),
      icon: bedIcon,
      permission: 'admissions.read',
      find: async (text, signal) =>
        (await import('./list/admission.hits.ts')).findAdmissionHits(text, signal),
    },
  ],
  fillings: [
    fillSlot(
      consultationOrdersSlot,
      { id: 'admissions', order: 40, permission: ['admissions.write', 'admissions.request'] },
      async () => (await import('../requests/form/ask-for-bed.tsx')).AskForBedOfConsultation,
    ),
    fillSlot(
      patientTimelineSlot,
      { id: 'admissions', order: 25, permission: 'admissions.read' },
      async () => (await import('./detail/patient-admissions.tsx')).PatientAdmissions,
    ),
    fillSlot(
      appointmentActionsSlot,
      { id: 'admissions', permission: ['admissions.write', 'admissions.request'] },
      async () => (await import('../requests/form/ask-for-bed.tsx')).AskForBedOfAppointment,
    ),
  ],
};
