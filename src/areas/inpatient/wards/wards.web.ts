import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../inpatient-menu.texts.ts';

/** Where wards and beds are set up, reached from the board. */
export const wardsWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/bed-management/wards',
      title: () => t('wards'),
      permission: 'beds.admin',
      load: async () => (await import('./list/wards.screen.tsx')).WardsScreen,
    },
  ],
};
