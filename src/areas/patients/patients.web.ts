import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { joinRoute } from './joins/join.web.ts';
import { t } from './patients-menu.texts.ts';
import { patientTimelineSlot } from './patients-web.public.ts';
import { patientsRecords } from './patients.records.ts';

/** Patients: list, record, registration. */
export const patientsWeb: WebArea<IconName> = {
  name: 'patients',
  records: patientsRecords,
  routes: [
    {
      path: '/dashboard/patients',
      title: () => t('patients'),
      permission: 'patients.read',
      load: async () => (await import('./patients/list/patients.screen.tsx')).PatientsScreen,
    },
    {
      path: '/dashboard/patients/new',
      title: () => t('addPatient'),
      permission: 'patients.write',
      load: async () => (await import('./patients/form/new-patient.screen.tsx')).NewPatientScreen,
    },
    {
      path: '/dashboard/patients/$patientId',
      title: () => t('patient'),
      // Clinicians who read no patients open one record by emergency access.
      permission: ['patients.read', 'emr.read'],
      load: async () => (await import('./patients/detail/patient.screen.tsx')).PatientScreen,
    },
    {
      path: '/dashboard/patients/$patientId/edit',
      title: () => t('editPatient'),
      permission: 'patients.write',
      load: async () => (await import('./patients/form/edit-patient.screen.tsx')).EditPatientScreen,
    },
    joinRoute,
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'allergies', order: 2, permission: ['emr.read', 'emr.allergies'] },
      async () => (await import('./allergies/list/patient-allergies.tsx')).PatientAllergies,
    ),
  ],
  menu: [
    {
      group: 'clinical',
      order: 10,
      label: () => t('patients'),
      icon: 'users',
      to: '/dashboard/patients',
      permission: 'patients.read',
    },
  ],
  quickActions: [
    {
      order: 10,
      label: () => t('addPatient'),
      icon: 'plus',
      to: '/dashboard/patients/new',
      permission: 'patients.write',
    },
  ],
  search: [
    {
      id: 'patients',
      order: 10,
      label: () => t('patients'),
      icon: 'user',
      permission: 'patients.read',
      find: async (text, signal) =>
        (await import('./patients/list/patient.hits.ts')).findPatientHits(text, signal),
      whenNone: {
        permission: 'patients.write',
        label: (text) => t('register', { text }),
        to: (text) => `/dashboard/patients/new?asked=${encodeURIComponent(text)}`,
      },
    },
  ],
};
