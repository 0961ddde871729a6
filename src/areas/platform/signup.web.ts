import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './signup-menu.texts.ts';

/** The pages of applicants, who have no session; apart from the operator's, because every first visit downloads them. */
export const signupWeb: WebArea<IconName> = {
  name: 'signup',
  routes: [
    {
      path: '/signup',
      title: () => t('signup'),
      load: async () => (await import('./applications/form/signup.screen.tsx')).SignupScreen,
    },
    {
      path: '/setup',
      title: () => t('setup'),
      load: async () => (await import('./setup/form/setup.screen.tsx')).SetupScreen,
    },
    // The secret is behind a '#', which browsers tell no server.
    {
      path: '/application',
      title: () => t('application'),
      load: async () =>
        (await import('./applications/detail/application-state.screen.tsx')).ApplicationStateScreen,
    },
  ],
};
