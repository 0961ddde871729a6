import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/people';

/** The operator's own people. */
export const peopleWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('people'),
      permission: 'super_admin',
      load: async () => (await import('./people.screen.tsx')).PeopleScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 210,
      label: () => t('people'),
      icon: 'users',
      to: path,
      permission: 'super_admin',
    },
  ],
};
