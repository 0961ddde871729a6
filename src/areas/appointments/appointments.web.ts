import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './appointments-menu.texts.ts';
import { doctorsRoute } from './doctors/doctors.web.ts';
import { appointmentsRecords } from './appointments.records.ts';

/** Appointments: table, calendar, booking. */
export const appointmentsWeb: WebArea<IconName> = {
  name: 'appointments',
  records: appointmentsRecords,
  notices: [() => import('./appointments.notices.ts')],
  routes: [
    {
      path: '/dashboard/scheduling',
      title: () => t('appointments'),
      permission: 'appointments.read',
      load: async () => (await import('./appointments/list/scheduling.screen.tsx')).SchedulingScreen,
    },
    doctorsRoute,
  ],
  menu: [
    {
      group: 'clinical',
      order: 20,
      label: () => t('appointments'),
      icon: 'calendar',
      to: '/dashboard/scheduling',
      permission: 'appointments.read',
    },
  ],
  quickActions: [
    {
      order: 20,
      label: () => t('schedule'),
      icon: 'calendar',
      to: '/dashboard/scheduling',
      permission: 'appointments.read',
    },
    {
      order: 21,
      label: () => t('book'),
      icon: 'calendar',
      to: '/dashboard/scheduling',
      permission: 'appointments.write',
      isSearchOnly: true,
      forPatient: {
        words: () => t('bookWords'),
        to: (patientId) => `/dashboard/scheduling?patientId=${patientId}`,
      },
    },
  ],
  search: [
    {
      id: 'appointments',
      order: 20,
      label: () => t('appointments'),
      icon: 'calendar',
      permission: 'appointments.read',
      find: async (text, signal) =>
        (await import('./appointments/list/appointment.hits.ts')).findAppointmentHits(text, signal),
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'appointments', order: 20, permission: 'appointments.read' },
      async () => (await import('./appointments/list/patient-timeline.tsx')).PatientTimeline,
    ),
  ],
};
