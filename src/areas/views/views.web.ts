import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { listViewsSlot } from '#screens/list/list-views-slot.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { viewsRecords } from './views.records.ts';

/** The views that people save of lists, beside the filters of every list. */
export const viewsWeb: WebArea<IconName> = {
  name: 'views',
  records: viewsRecords,
  fillings: [
    fillSlot(
      listViewsSlot,
      { id: 'views', world: 'both' },
      async () => (await import('./saved/list/views-menu.tsx')).ViewsMenu,
    ),
  ],
};
