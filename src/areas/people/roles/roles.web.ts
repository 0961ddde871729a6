import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { usersAndRolesTabSlot } from '#screens/settings/settings-slots.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './roles-menu.texts.ts';

/** Roles, what they permit, and who holds them. */
export const rolesWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/settings/roles',
      title: () => t('manageRoles'),
      permission: ['admin.settings', 'admin.roles'],
      world: 'both',
      load: async () => (await import('./list/roles.screen.tsx')).RolesScreen,
    },
  ],
  fillings: [
    fillSlot(
      usersAndRolesTabSlot,
      { id: 'users-and-roles', permission: ['admin.roles', 'admin.users', 'admin.settings'], world: 'both' },
      async () => (await import('./list/users-and-roles-tab.tsx')).UsersAndRolesTab,
    ),
  ],
};
