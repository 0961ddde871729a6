import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as contract from './notifications/notification.contract.ts';
import * as service from './notifications/notification.service.ts';

export const notificationsServer: ServerArea = {
  name: 'notifications',
  calls: [
    handle(contract.listNotifications, service.listNotifications),
    handle(contract.countUnread, service.countUnread),
    handle(contract.markRead, service.markRead),
  ],
};
