import { supportedHospital } from '#client/contact/support-mode.ts';
import { fillSlot, shellNoticesSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';

/** Reading for support: what the hospital grants and sees of it, and where the operator is told that they read. */
export const supportWeb: Omit<WebArea<IconName>, 'name' | 'routes' | 'menu'> = {
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'support-access', order: 85, permission: 'admin.settings' },
      async () => (await import('./detail/support-section.tsx')).SupportSection,
    ),
    fillSlot(
      shellNoticesSlot,
      { id: 'support-access', order: 6, permission: 'admin.settings' },
      async () => (await import('./detail/support-notice.tsx')).SupportNotice,
    ),
    fillSlot(
      shellNoticesSlot,
      { id: 'support-reading', order: 1, permission: 'patients.read' },
      // Nobody else's page downloads it: a tab begins and ends reading with a new page.
      async () =>
        supportedHospital() === undefined
          ? () => null
          : (await import('./detail/reading-notice.tsx')).ReadingNotice,
    ),
  ],
};
