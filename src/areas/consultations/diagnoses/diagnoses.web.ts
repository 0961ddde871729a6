import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../consultations-menu.texts.ts';

/** The hospital's list of diagnoses. */
export const diagnosesWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/diagnoses',
      title: () => t('diagnoses'),
      permission: 'admin.settings',
      load: async () => (await import('./list/diagnoses.screen.tsx')).DiagnosesScreen,
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
