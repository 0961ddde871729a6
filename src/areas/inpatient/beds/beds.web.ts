import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../inpatient-menu.texts.ts';
import { bedIcon } from '../inpatient.icons.ts';

/** The bed board. */
export const bedsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/bed-management',
      title: () => t('bedManagement'),
      permission: ['beds.admin', 'beds.assign', 'beds.clean', 'nursing.read'],
      load: async () => (await import('./board/bed-management.screen.tsx')).BedManagementScreen,
    },
  ],
  menu: [
    {
      group: 'inpatient',
      order: 20,
      label: () => t('bedManagement'),
      icon: bedIcon,
      to: '/dashboard/bed-management',
      permission: ['beds.admin', 'beds.assign', 'beds.clean', 'nursing.read'],
    },
  ],
};
