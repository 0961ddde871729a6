import { toRecord } from '#database/to-record.ts';
import { notification, type Notification } from './notification.contract.ts';
import type { NotificationRow } from './notification.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toNotification(row: NotificationRow): Notification {
  return toRecord(notification, row);
}
