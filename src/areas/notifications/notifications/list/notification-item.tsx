import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Notification } from '../notification.contract.ts';
import { notificationWords } from '../notification.words.ts';
import classes from './notification-panel.module.css';
import { t } from '../notifications.texts.ts';

export interface NotificationItemProps {
  notification: Notification;
  onOpen: () => void;
}

/** One notification; opening it marks it as read and leads to what it is about. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const format = useFormat();
  const { read, createdAt } = notification;
  const { title, message } = notificationWords(notification, format.tenant);
  return (
    <UnstyledButton className={classes['item']} data-unread={!read || undefined} onClick={onOpen}>
      {!read && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
      <Text component="span" display="block" size="sm" fw={read ? 400 : 650}>
        {title}
      </Text>
      <Text component="span" display="block" size="sm">
        {message}
      </Text>
      <Text component="span" display="block" size="xs" c="dimmed">
        {format.dateTime(createdAt)}
      </Text>
    </UnstyledButton>
  );
}
