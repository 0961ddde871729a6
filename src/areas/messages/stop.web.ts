import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './messages-menu.texts.ts';

/** The page behind the link of a patient's message, which needs no session. */
export const stopWeb: WebArea<IconName> = {
  name: 'messages-stop',
  routes: [
    // The secret is behind a '#', which browsers tell no server.
    {
      path: '/stop',
      title: () => t('endMessages'),
      load: async () => (await import('./preferences/opt-out/form/opt-out.screen.tsx')).OptOutScreen,
    },
  ],
};
