import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from './vitals-menu.texts.ts';
import { pulseIcon } from './vitals.icons.ts';
import { vitalsRecords } from './vitals.records.ts';

/** Vital signs: recording them, and the chart of a patient. */
export const vitalsWeb: WebArea<AnyIcon> = {
  name: 'vitals',
  module: 'nursing_enabled',
  records: vitalsRecords,
  routes: [
    {
      path: '/dashboard/nursing/vitals',
      title: () => t('vitalSigns'),
      permission: 'vitals.write',
      load: async () => (await import('./signs/list/vital-signs.screen.tsx')).VitalSignsScreen,
    },
    {
      path: '/dashboard/patients/$patientId/vital-signs',
      title: () => t('chart'),
      permission: ['nursing.read', 'vitals.write', 'emr.read'],
      load: async () => (await import('./chart/detail/chart.screen.tsx')).ChartScreen,
    },
  ],
  menu: [
    {
      group: 'nursing',
      order: 20,
      label: () => t('vitalSigns'),
      icon: pulseIcon,
      to: '/dashboard/nursing/vitals',
      permission: 'vitals.write',
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'vital-signs', order: 22, permission: ['nursing.read', 'vitals.write', 'emr.read'] },
      async () => (await import('./chart/detail/patient-vital-signs.tsx')).PatientVitalSigns,
    ),
  ],
};
