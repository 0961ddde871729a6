import { fillSlot, topBarSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Notifications: the bell of the top bar. */
export const notificationsWeb: WebArea<IconName> = {
  name: 'notifications',
  fillings: [
    fillSlot(
      topBarSlot,
      { id: 'notifications', world: 'both' },
      async () => (await import('./notifications/list/notification-bell.tsx')).NotificationBell,
    ),
  ],
};
