import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../inpatient-menu.texts.ts';

/** The wards over time. */
export const censusWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/bed-management/census',
      title: () => t('census'),
      permission: ['admissions.read', 'beds.admin'],
      load: async () => (await import('./detail/census.screen.tsx')).CensusScreen,
    },
  ],
  menu: [
    {
      group: 'inpatient',
      order: 40,
      label: () => t('census'),
      icon: 'chart',
      to: '/dashboard/bed-management/census',
      // Everybody who sees admissions may open it; in the menu it is for those who run the house.
      permission: ['beds.admin', 'admissions.export'],
    },
  ],
};
