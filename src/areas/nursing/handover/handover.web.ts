import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

const readers = ['nursing.read', 'nursing.write', 'shifts.manage'] as const;

/** Handovers from one nurse to the next. */
export const handoverWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/nursing/handovers',
      title: () => t('handovers'),
      alsoCalled: () => t('calledHandovers'),
      permission: readers,
      load: async () => (await import('./list/handovers.screen.tsx')).HandoversScreen,
    },
    {
      path: '/dashboard/nursing/handovers/$handoverId',
      title: () => t('handover'),
      permission: readers,
      load: async () => (await import('./detail/handover.screen.tsx')).HandoverScreen,
    },
  ],
  menu: [
    {
      group: 'nursing',
      order: 65,
      label: () => t('handovers'),
      icon: 'share',
      to: '/dashboard/nursing/handovers',
      permission: readers,
    },
  ],
};
