import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../surgery-menu.texts.ts';

/** The board of the theatres. */
export const boardWeb = pageInMenu({
  path: '/dashboard/surgery/schedule',
  title: () => t('schedule'),
  alsoCalled: () => t('scheduleAlso'),
  permission: 'theatre.schedule',
  load: async () => (await import('./theatre-schedule.screen.tsx')).TheatreScheduleScreen,
  group: 'surgery',
  order: 20,
  icon: 'calendar',
});
