import { consultationOrdersSlot } from '#areas/consultations/consultations-web.public.ts';
import { admissionSectionsSlot } from '#areas/inpatient/inpatient-web.public.ts';
import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { handedPageSlot } from '#screens/handed/handed-page-slot.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { consentPage } from '../consents/signing/consent-page.ts';
import { t } from '../surgery-menu.texts.ts';
import { theatreIcon } from '../surgery.icons.ts';

const planning = ['theatre.schedule', 'surgery.operate'] as const;

/** Surgical cases: the list, one of them, and a new one. */
export const casesWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/cases',
      title: () => t('cases'),
      alsoCalled: () => t('casesAlso'),
      permission: 'surgery.read',
      load: async () => (await import('./list/cases.screen.tsx')).CasesScreen,
    },
    {
      path: '/dashboard/surgery/cases/new',
      title: () => t('newCase'),
      permission: planning,
      load: async () => (await import('./form/new-case.screen.tsx')).NewCaseScreen,
    },
    {
      path: '/dashboard/surgery/cases/emergency',
      title: () => t('emergency'),
      alsoCalled: () => t('emergencyAlso'),
      permission: 'surgery.operate',
      load: async () => (await import('./emergency/emergency.screen.tsx')).EmergencyScreen,
    },
    {
      path: '/dashboard/surgery/cases/$caseId',
      title: () => t('case'),
      permission: 'surgery.read',
      load: async () => (await import('./detail/case.screen.tsx')).CaseScreen,
    },
  ],
  menu: [
    {
      group: 'surgery',
      order: 30,
      label: () => t('cases'),
      icon: 'clipboard',
      to: '/dashboard/surgery/cases',
      permission: 'surgery.read',
    },
  ],
  quickActions: [
    {
      order: 60,
      label: () => t('scheduleSurgery'),
      icon: theatreIcon,
      to: '/dashboard/surgery/cases/new',
      permission: planning,
    },
    {
      order: 61,
      label: () => t('emergency'),
      icon: 'alert',
      to: '/dashboard/surgery/cases/emergency',
      permission: 'surgery.operate',
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'surgical-cases', order: 27, permission: 'surgery.read' },
      async () => (await import('./detail/patient-cases.tsx')).PatientCases,
    ),
    fillSlot(
      admissionSectionsSlot,
      { id: 'surgical-cases', order: 10, permission: 'surgery.read' },
      async () => (await import('./detail/patient-cases.tsx')).AdmissionCases,
    ),
    fillSlot(
      consultationOrdersSlot,
      { id: 'surgical-cases', order: 50, permission: planning, groupPermission: 'surgery.read' },
      async () => (await import('./detail/patient-cases.tsx')).ScheduleFromConsultation,
    ),
    fillSlot(
      handedPageSlot,
      { id: consentPage, permission: 'surgery.read' },
      async () => (await import('../consents/signing/handed-consent.tsx')).HandedConsent,
    ),
  ],
  search: [
    {
      id: 'surgical-cases',
      order: 27,
      label: () => t('cases'),
      icon: theatreIcon,
      permission: 'surgery.read',
      find: async (text, signal) => (await import('./list/case.hits.ts')).findCaseHits(text, signal),
    },
  ],
};
