import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { profileSlot } from '../people-web.public.ts';

/** The authenticator app as a second factor. */
export const secondFactorWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      profileSlot,
      { id: 'second-factor', world: 'both' },
      async () => (await import('./detail/second-factor-section.tsx')).SecondFactorSection,
    ),
  ],
};
