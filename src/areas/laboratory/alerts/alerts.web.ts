import { dashboardWorkSlot, fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Critical results on the home screen of those whom they must reach. */
export const alertsWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      dashboardWorkSlot,
      { id: 'lab-alerts', order: 10, permission: 'lab.acknowledge' },
      async () => (await import('./list/own-alerts.tsx')).OwnAlerts,
    ),
  ],
};
