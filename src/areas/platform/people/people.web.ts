import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/people';

/** Who may work on the operator's own people and roles; a role made by the operator holds no `super_admin`. */
const forPeople = { permission: ['admin.users', 'admin.roles'], world: 'operator' } as const;

/** The operator's own people. */
export const peopleWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('people'),
      ...forPeople,
      load: async () => (await import('./people.screen.tsx')).PeopleScreen,
    },
  ],
  quickActions: [{ order: 20, label: () => t('people'), icon: 'users', to: path, ...forPeople }],
  menu: [
    {
      group: 'administration',
      order: 210,
      label: () => t('people'),
      icon: 'users',
      to: path,
      ...forPeople,
    },
  ],
};
