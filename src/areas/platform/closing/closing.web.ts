import { fillSlot, shellNoticesSlot } from '#client/registration/slots.ts';
import { pageInMenu, type WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/closures';

/** Accounts that are closed: by the hospital in its settings, and what the operator keeps of them. */
export const closingWeb: Omit<WebArea<IconName>, 'name'> = {
  ...pageInMenu({
    path,
    title: () => t('closures'),
    permission: 'super_admin',
    load: async () => (await import('./list/closures.screen.tsx')).ClosuresScreen,
    group: 'administration',
    order: 200,
    icon: 'building',
  }),
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'account-closing', order: 95, permission: 'admin.settings' },
      async () => (await import('./detail/closing-section.tsx')).ClosingSection,
    ),
    fillSlot(
      shellNoticesSlot,
      { id: 'account-closing', order: 5, permission: 'admin.settings' },
      async () => (await import('./detail/closing-notice.tsx')).ClosingNotice,
    ),
  ],
};
