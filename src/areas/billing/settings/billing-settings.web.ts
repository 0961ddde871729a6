import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** What refunds and cash need, among the settings of the hospital. */
export const settingsWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'billing', order: 10, permission: 'admin.settings' },
      async () => (await import('./form/billing-settings-section.tsx')).BillingSettingsSection,
    ),
    fillSlot(
      organizationSectionsSlot,
      { id: 'billing-limits', order: 12, permission: 'admin.settings' },
      async () => (await import('../limits/form/own-limits-section.tsx')).OwnLimitsSection,
    ),
  ],
};
