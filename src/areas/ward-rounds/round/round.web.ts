import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../ward-rounds-menu.texts.ts';

/** One stay as a ward round needs it. */
export const roundWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/inpatients/$admissionId',
      title: () => t('wardRound'),
      permission: ['emr.read', 'nursing.read'],
      load: async () => (await import('./detail/ward-round.screen.tsx')).WardRoundScreen,
    },
  ],
};
