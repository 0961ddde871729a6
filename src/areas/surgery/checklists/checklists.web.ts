import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import { t } from '../papers/papers-menu.texts.ts';

/** Safety checklists, one of them for a big screen, and the steps that were taken over an open one. */
export const checklistsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/preop',
      title: () => t('checklists'),
      permission: theatreTeam,
      load: async () => (await import('./list/checklists.screen.tsx')).ChecklistsScreen,
    },
    {
      path: '/dashboard/surgery/preop/$checklistId',
      title: () => t('checklist'),
      permission: paperReaders,
      load: async () => (await import('./read-aloud/read-aloud.screen.tsx')).ReadAloudScreen,
    },
    {
      path: '/dashboard/surgery/overrides',
      title: () => t('overrides'),
      permission: 'admin.audit',
      load: async () => (await import('./overrides/overrides.screen.tsx')).OverridesScreen,
    },
  ],
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'safety-checklist', order: 36, permission: 'admin.settings' },
      async () => (await import('./templates/form/adaptation-section.tsx')).AdaptationSection,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'counted-items', order: 37, permission: 'admin.settings' },
      async () => (await import('../counts/items/counted-items-section.tsx')).CountedItemsSection,
    ),
  ],
  menu: [
    {
      group: 'surgery',
      order: 40,
      label: () => t('checklists'),
      icon: 'shield',
      to: '/dashboard/surgery/preop',
      permission: 'surgery.nursing',
    },
    {
      group: 'surgery',
      order: 80,
      label: () => t('overrides'),
      icon: 'alert',
      to: '/dashboard/surgery/overrides',
      permission: 'admin.audit',
    },
  ],
};
