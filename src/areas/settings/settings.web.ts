import { dashboardWorkSlot, fillSlot } from '#client/registration/slots.ts';
import { pageInMenu, type WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './settings-menu.texts.ts';
import { settingsRecords } from './settings.records.ts';

/** What an administrator sets for the hospital. */
export const settingsWeb: WebArea<IconName> = {
  name: 'settings',
  records: settingsRecords,
  ...pageInMenu({
    path: '/dashboard/settings',
    title: () => t('settings'),
    permission: 'admin.settings',
    world: 'both',
    load: async () => (await import('./settings/detail/settings.screen.tsx')).SettingsScreen,
    group: 'administration',
    order: 10,
    icon: 'settings',
  }),
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'modules', order: 0, permission: 'admin.settings' },
      async () => (await import('./organization/form/module-switches.tsx')).ModuleSwitches,
    ),
    fillSlot(
      dashboardWorkSlot,
      { id: 'first-hour', order: 10, permission: 'admin.settings' },
      async () => (await import('./first-hour/detail/first-hour-cards.tsx')).FirstHourCards,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'first-steps', order: 1, permission: 'admin.settings' },
      async () => (await import('./first-hour/detail/first-steps-section.tsx')).FirstStepsSection,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'late-entries', order: 32, permission: 'admin.settings' },
      async () => (await import('./late-entries/form/late-entry-section.tsx')).LateEntrySection,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'document-limit', order: 11, permission: 'admin.settings' },
      async () => (await import('./documents/form/document-limit-section.tsx')).DocumentLimitSection,
    ),
  ],
};
