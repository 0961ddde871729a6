import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { machineClientsTabSlot } from '#screens/settings/settings-slots.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Keys with which other programs work in the hospital. */
export const machineKeysWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      machineClientsTabSlot,
      { id: 'machine-keys', order: 10, permission: 'admin.keys', world: 'both' },
      async () => (await import('./list/machine-clients-tab.tsx')).MachineClientsTab,
    ),
  ],
};
