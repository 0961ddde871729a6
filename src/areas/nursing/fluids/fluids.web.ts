import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

/** Intake and output: the list with entry at the bed, the chart of a patient, and the hospital's policy. */
export const fluidsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/nursing/intake-output',
      title: () => t('intakeOutput'),
      alsoCalled: () => t('calledFluids'),
      permission: ['nursing.read', 'nursing.write'],
      load: async () => (await import('./list/intake-output.screen.tsx')).IntakeOutputScreen,
    },
    {
      path: '/dashboard/patients/$patientId/intake-output',
      title: () => t('fluidChart'),
      permission: ['nursing.read', 'nursing.write', 'emr.read'],
      load: async () => (await import('./chart/detail/fluid-chart.screen.tsx')).FluidChartScreen,
    },
  ],
  menu: [
    {
      group: 'nursing',
      order: 70,
      label: () => t('intakeOutput'),
      icon: 'sort',
      to: '/dashboard/nursing/intake-output',
      permission: ['nursing.read', 'nursing.write'],
    },
  ],
  keepable: [
    {
      call: 'intakeOutput.record',
      load: async () => {
        // The stay and the time of a record are refused in the words of vital signs.
        await Promise.all([import('./fluid.issues.ts'), import('#areas/vitals/vital-signs.public.ts')]);
        return (await import('./fluid.words.ts')).fluidRefusals;
      },
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'fluids', order: 24, permission: ['nursing.read', 'nursing.write', 'emr.read'] },
      async () => (await import('./chart/detail/patient-fluids.tsx')).PatientFluids,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'fluids', order: 35, permission: 'admin.settings' },
      async () => (await import('./settings/form/fluid-settings-section.tsx')).FluidSettingsSection,
    ),
  ],
};
