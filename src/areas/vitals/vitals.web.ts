import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { dashboardWorkSlot, fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from './vitals-menu.texts.ts';
import { vitalsRecords } from './vitals.records.ts';

/** Vital signs: the chart of a patient, and the latest ones on the patient's page. */
export const vitalsWeb: WebArea<AnyIcon> = {
  name: 'vitals',
  records: vitalsRecords,
  notices: [() => import('./vitals.notices.ts')],
  routes: [
    {
      path: '/dashboard/patients/$patientId/vital-signs',
      title: () => t('chart'),
      permission: ['nursing.read', 'vitals.write', 'emr.read'],
      load: async () => (await import('./chart/detail/chart.screen.tsx')).ChartScreen,
    },
  ],
  keepable: [
    {
      call: 'vitalSigns.record',
      load: async () => {
        await import('./signs/vital-signs.issues.ts');
        return (await import('./signs/vital-signs.words.ts')).vitalSignsRefusals;
      },
    },
  ],
  fillings: [
    fillSlot(
      dashboardWorkSlot,
      { id: 'deteriorations', order: 9, permission: ['nursing.read', 'vitals.write', 'emr.read'] },
      async () => (await import('./deterioration/list/own-deteriorations.tsx')).OwnDeteriorations,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'deteriorations', order: 45, permission: 'admin.settings' },
      async () =>
        (await import('./deterioration/policy/form/deterioration-policy-section.tsx'))
          .DeteriorationPolicySection,
    ),
    fillSlot(
      patientTimelineSlot,
      { id: 'vital-signs', order: 23, permission: ['nursing.read', 'vitals.write', 'emr.read'] },
      async () => (await import('./chart/detail/patient-vital-signs.tsx')).PatientVitalSigns,
    ),
  ],
};
