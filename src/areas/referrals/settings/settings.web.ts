import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** How high commissions may be and who decides on payouts, among the settings of the hospital. */
export const settingsWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'commissions', order: 15, permission: 'admin.settings' },
      async () => (await import('./form/commission-settings-section.tsx')).CommissionSettingsSection,
    ),
  ],
};
