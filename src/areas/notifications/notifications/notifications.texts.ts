import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('notifications', {
  notifications: 'Notifications',
  bellWithUnread: 'Notifications, {{mark}} unread',
  unread: 'Unread',
  markAllAsRead: 'Mark all as read',
  showOlder: 'Show older',
  noneTitle: 'No notifications yet',
  noneHint: 'Your notifications appear here.',
  unknownTitle: 'Notification',
  unknownMessage: 'This page is older than the notification. Reload it to read the notification.',
  loadFailed: 'The notifications could not be loaded.',
  markFailed: 'Could not mark them as read.',
});
