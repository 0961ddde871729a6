import { fillSlot } from '#client/registration/slots.ts';
import { pageInMenu, type WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../inpatient-menu.texts.ts';
import { transferIcon } from '../inpatient.icons.ts';

/** Transfers between beds. */
export const transfersWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  ...pageInMenu({
    path: '/dashboard/bed-transfers',
    title: () => t('bedTransfers'),
    permission: 'beds.assign',
    load: async () => (await import('./list/bed-transfers.screen.tsx')).BedTransfersScreen,
    group: 'inpatient',
    order: 30,
    icon: transferIcon,
  }),
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'bed-transfers', order: 30, permission: 'admin.settings' },
      async () => (await import('./settings/form/transfer-settings-section.tsx')).TransferSettingsSection,
    ),
  ],
};
