import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';

export const notification = z.strictObject({
  id: z.uuid(),
  /** What happened, such as `appointments.booked`; null for those stored before there were codes. */
  code: z.string().nullable(),
  /** The values of its sentences: instants as ISO text, amounts in minor units of the hospital's currency. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  /** The words of a notification without a code; null otherwise. */
  title: z.string().nullable(),
  message: z.string().nullable(),
  type: z.string(),
  /** Path of the screen that shows what it is about. */
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: z.string(),
});

export type Notification = z.output<typeof notification>;

export const listNotifications = defineCall('notifications.list', {
  address: 'GET /notifications',
  access: 'signed-in',
  summary: 'List the own notifications, newest first',
  input: z.strictObject(pageRequest),
  output: pageOf(notification),
});

export const countUnread = defineCall('notifications.countUnread', {
  address: 'GET /notification-counts',
  access: 'signed-in',
  summary: 'Count the own unread notifications, up to 100',
  output: z.strictObject({ unread: z.number().int() }),
});

export const markRead = defineCall('notifications.markRead', {
  address: 'POST /notifications/read',
  access: 'signed-in',
  unaudited: 'Having looked at an own notification changes no record.',
  summary: 'Mark own notifications as read: the named ones, or all',
  input: z.strictObject({
    ids: z.union([z.literal('all'), z.array(z.uuid()).min(1).max(200)]),
  }),
  output: z.strictObject({ marked: z.number().int() }),
});
