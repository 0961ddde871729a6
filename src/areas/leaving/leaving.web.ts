import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import { leavingRecords } from './leaving.records.ts';

/** What a hospital takes with it: all that it has stored, in one archive. */
export const leavingWeb: WebArea<IconName> = {
  name: 'leaving',
  records: leavingRecords,
  notices: [() => import('./leaving.notices.ts')],
  routes: [],
  menu: [],
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'data-exports', order: 90, permission: 'admin.export' },
      async () => (await import('./exports/detail/data-exports-section.tsx')).DataExportsSection,
    ),
  ],
};
