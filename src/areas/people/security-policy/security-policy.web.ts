import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { securityTabSlot } from '#screens/settings/settings-slots.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Rules for passwords, sessions, second factors and emergency access. */
export const securityPolicyWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      securityTabSlot,
      { id: 'policy', order: 10, permission: 'admin.settings', world: 'both' },
      async () => (await import('./form/security-tab.tsx')).SecurityTab,
    ),
  ],
};
