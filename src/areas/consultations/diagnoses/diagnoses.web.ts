import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../consultations-menu.texts.ts';

/** The hospital's list of diagnoses, and its import. */
export const diagnosesWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/diagnoses',
      title: () => t('diagnoses'),
      permission: 'admin.settings',
      load: async () => (await import('./list/diagnoses.screen.tsx')).DiagnosesScreen,
    },
    {
      path: '/dashboard/diagnoses/import',
      title: () => t('importDiagnoses'),
      permission: 'admin.settings',
      load: async () => (await import('./import/diagnosis-import.screen.tsx')).DiagnosisImportScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 45,
      label: () => t('diagnoses'),
      icon: 'clipboard',
      to: '/dashboard/diagnoses',
      permission: 'admin.settings',
    },
  ],
};
