import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import { t } from '../papers/papers-menu.texts.ts';

/** Anesthesia records, and one of them with its chart. */
export const anesthesiaWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/anesthesia',
      title: () => t('anesthesia'),
      permission: theatreTeam,
      load: async () => (await import('./list/anesthesia.screen.tsx')).AnesthesiaScreen,
    },
    {
      path: '/dashboard/surgery/anesthesia/$anesthesiaId',
      title: () => t('anesthesiaRecord'),
      permission: paperReaders,
      load: async () => (await import('./detail/anesthesia-record.screen.tsx')).AnesthesiaRecordScreen,
    },
  ],
  menu: [
    {
      group: 'surgery',
      order: 60,
      label: () => t('anesthesia'),
      icon: 'heart',
      to: '/dashboard/surgery/anesthesia',
      permission: 'surgery.anesthesia',
    },
  ],
};
