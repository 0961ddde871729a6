import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../consultations-menu.texts.ts';

/** The hospital's list of diagnoses. */
export const diagnosesWeb = pageInMenu({
  path: '/dashboard/diagnoses',
  title: () => t('diagnoses'),
  permission: 'admin.settings',
  load: async () => (await import('./list/diagnoses.screen.tsx')).DiagnosesScreen,
  group: 'administration',
  order: 45,
  icon: 'clipboard',
});
