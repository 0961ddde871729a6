import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../surgery-menu.texts.ts';

/** The board of the theatres. */
export const boardWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/schedule',
      title: () => t('schedule'),
      alsoCalled: () => t('scheduleAlso'),
      permission: 'theatre.schedule',
      load: async () => (await import('./theatre-schedule.screen.tsx')).TheatreScheduleScreen,
    },
  ],
  menu: [
    {
      group: 'surgery',
      order: 20,
      label: () => t('schedule'),
      icon: 'calendar',
      to: '/dashboard/surgery/schedule',
      permission: 'theatre.schedule',
    },
  ],
};
