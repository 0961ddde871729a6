import { pulseIcon } from '#areas/vitals/pulse-icon.public.ts';
import { pageInMenu, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

/** Recording vital signs on a round through the beds. */
export const roundsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  ...pageInMenu({
    path: '/dashboard/nursing/vitals',
    title: () => t('vitalSigns'),
    alsoCalled: () => t('calledVitals'),
    permission: 'vitals.write',
    load: async () => (await import('./list/round.screen.tsx')).RoundScreen,
    group: 'nursing',
    order: 20,
    icon: pulseIcon,
  }),
  quickActions: [
    {
      order: 55,
      label: () => t('recordVitals'),
      icon: pulseIcon,
      to: '/dashboard/nursing/vitals',
      permission: 'vitals.write',
      isSearchOnly: true,
      forPatient: {
        words: () => t('vitalsWords'),
        to: (patientId) => `/dashboard/nursing/vitals?patientId=${patientId}`,
      },
    },
  ],
};
