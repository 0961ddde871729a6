import { fillSlot, topBarSlot } from '#client/slots.ts';
import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Notifications: the bell of the top bar. */
export const notificationsWeb: WebArea<IconName> = {
  name: 'notifications',
  fillings: [
    fillSlot(
      topBarSlot,
      { id: 'notifications' },
      async () => (await import('./notification-bell.tsx')).NotificationBell,
    ),
  ],
};
