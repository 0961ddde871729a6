import { Box, Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { bellIcon } from '../../notifications.icons.ts';
import type { Notification } from '../notification.contract.ts';
import { useMarkRead, useNoticeSentences, useNotificationPages } from '../notification.hooks.ts';
import { NotificationItem } from './notification-item.tsx';
import classes from './notification-panel.module.css';
import { t } from '../notifications.texts.ts';

export interface NotificationPanelProps {
  hasUnread: boolean;
  /** The person went to the screen that a notification is about. */
  onLeave: () => void;
}

/** The notifications, newest first. */
export function NotificationPanel({ hasUnread, onLeave }: NotificationPanelProps) {
  const markAll = useMarkRead();
  return (
    <>
      <Group justify="space-between" px="md" py="xs" className={classes['head']}>
        <Text component="h2" fw={650} size="md">
          {t('notifications')}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          // Only looks disabled: a disabled button loses the focus, and Escape would no longer close the panel.
          aria-disabled={!hasUnread}
          {...(!hasUnread && { 'data-disabled': true })}
          onClick={() => hasUnread && markAll.mutate('all')}
        >
          {t('markAllAsRead')}
        </Button>
      </Group>
      {markAll.isError && (
        <Box p="xs">
          <ErrorPanel title={t('markFailed')} onRetry={() => markAll.mutate('all')} />
        </Box>
      )}
      <div className={classes['scroll']}>
        <NotificationList onLeave={onLeave} />
      </div>
    </>
  );
}

function NotificationList({ onLeave }: { onLeave: () => void }) {
  const pages = useNotificationPages();
  const sentences = useNoticeSentences();
  const markOne = useMarkRead();
  const navigate = useNavigate();
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const { listRef, focusNextNew } = useFocusOnOlder(rows.length);

  function showOlder() {
    if (pages.isFetchingNextPage) return;
    focusNextNew();
    void pages.fetchNextPage();
  }

  function open({ id, link, read }: Notification) {
    // Should this fail, the notification stays unread, which loses nothing.
    if (!read) markOne.mutate([id]);
    if (link === null) return;
    onLeave();
    void navigate({ href: link });
  }

  if (pages.isPending || sentences.isPending) {
    return (
      <Box p="md">
        <LoadingSkeleton />
      </Box>
    );
  }
  if (rows.length === 0 && !pages.isError) {
    return <EmptyState icon={bellIcon} title={t('noneTitle')} hint={t('noneHint')} />;
  }
  return (
    <>
      <ul ref={listRef} className={classes['list']}>
        {rows.map((row) => (
          <li key={row.id}>
            <NotificationItem notification={row} onOpen={() => open(row)} />
          </li>
        ))}
      </ul>
      {pages.isError && (
        <Box p="xs">
          <ErrorPanel
            title={t('loadFailed')}
            onRetry={() => pages.refetch()}
            isRetrying={pages.isRefetching}
          />
        </Box>
      )}
      {pages.hasNextPage && (
        <Button
          fullWidth
          radius={0}
          variant="subtle"
          aria-busy={pages.isFetchingNextPage}
          onClick={showOlder}
        >
          {t('showOlder')}
        </Button>
      )}
    </>
  );
}

// The button may be gone once the older ones have come: the focus goes on to the first of them.
function useFocusOnOlder(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const awaitedRef = useRef<number>(null);
  useEffect(() => {
    if (awaitedRef.current === null || count <= awaitedRef.current) return;
    listRef.current?.children[awaitedRef.current]?.querySelector('button')?.focus();
    awaitedRef.current = null;
  }, [count]);
  return { listRef, focusNextNew: () => void (awaitedRef.current = count) };
}
