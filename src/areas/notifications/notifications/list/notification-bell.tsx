import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { bellIcon } from '../../notifications.icons.ts';
import { useUnreadCount } from '../notification.hooks.ts';
import { unreadMark } from '../notification.rules.ts';
import { t } from '../notifications.texts.ts';

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx'), 'NotificationPanel');

const ArrivalToast = lazyPart(() => import('./arrival-toast.tsx'), 'ArrivalToast');

/** The bell of the top bar: how many are unread, and the list on demand. Opening marks nothing as read. */
export function NotificationBell() {
  const unread = useUnreadCount();
  const hasArrived = useHasRisen(unread);
  const [isOpen, setOpen] = useState(false);
  const mark = unreadMark(unread);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(24rem, calc(100vw - 1.5rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={unread > 0 ? t('bellWithUnread', { mark }) : t('notifications')}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <Indicator label={mark} size={18} color="red" disabled={unread === 0} aria-hidden="true">
            <Icon name={bellIcon} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications')}>
        <Suspense fallback={<LoadingSkeleton />}>
          <NotificationPanel hasUnread={unread > 0} onLeave={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
      {hasArrived && (
        <Suspense fallback={null}>
          <ArrivalToast />
        </Suspense>
      )}
    </Popover>
  );
}

/** True once more are unread than before, in this visit. */
function useHasRisen(unread: number): boolean {
  const [seen, setSeen] = useState(unread);
  const [hasRisen, setRisen] = useState(false);
  if (unread !== seen) {
    setSeen(unread);
    if (unread > seen) setRisen(true);
  }
  return hasRisen;
}
