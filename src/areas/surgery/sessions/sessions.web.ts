import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../surgery-menu.texts.ts';

/** The week of each theatre. */
export const sessionsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/sessions',
      title: () => t('sessions'),
      alsoCalled: () => t('sessionsAlso'),
      permission: 'surgery.read',
      load: async () => (await import('./list/sessions.screen.tsx')).SessionsScreen,
    },
  ],
};
