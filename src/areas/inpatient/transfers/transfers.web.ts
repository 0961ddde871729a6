import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../inpatient-menu.texts.ts';
import { transferIcon } from '../inpatient.icons.ts';

/** Transfers between beds. */
export const transfersWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/bed-transfers',
      title: () => t('bedTransfers'),
      permission: 'beds.assign',
      load: async () => (await import('./list/bed-transfers.screen.tsx')).BedTransfersScreen,
    },
  ],
  menu: [
    {
      group: 'inpatient',
      order: 30,
      label: () => t('bedTransfers'),
      icon: transferIcon,
      to: '/dashboard/bed-transfers',
      permission: 'beds.assign',
    },
  ],
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'bed-transfers', order: 30, permission: 'admin.settings' },
      async () => (await import('./settings/form/transfer-settings-section.tsx')).TransferSettingsSection,
    ),
  ],
};
