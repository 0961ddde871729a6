import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../inpatient-menu.texts.ts';
import { bedIcon } from '../inpatient.icons.ts';

/** The bed board. */
export const bedsWeb = pageInMenu({
  path: '/dashboard/bed-management',
  title: () => t('bedManagement'),
  permission: ['beds.admin', 'beds.assign', 'beds.clean', 'nursing.read'],
  load: async () => (await import('./board/bed-management.screen.tsx')).BedManagementScreen,
  group: 'inpatient',
  order: 20,
  icon: bedIcon,
});
