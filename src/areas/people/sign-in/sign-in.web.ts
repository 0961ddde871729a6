import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './sign-in.texts.ts';

/** The pages that need no session; apart from the other areas, because every first visit downloads them. */
export const signInWeb: WebArea<IconName> = {
  name: 'sign-in',
  routes: [
    // '/h/city-general' is the address a hospital gives its people: it is chosen in the form.
    ...(['/login', '/h/$organization'] as const).map((path) => ({
      path,
      title: () => t('signInTitle'),
      load: async () => (await import('./form/login.screen.tsx')).LoginScreen,
    })),
    // The secret of a link is behind a '#', which browsers tell no server. '$withSecret' was the form before.
    ...(
      ['/invitation', '/password-reset', '/invitation/$withSecret', '/password-reset/$withSecret'] as const
    ).map((path) => ({
      path,
      title: () => t('signInTitle'),
      load: async () => (await import('../account/links/form/account-link.screen.tsx')).AccountLinkScreen,
    })),
  ],
};
