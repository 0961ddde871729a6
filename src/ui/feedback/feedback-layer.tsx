import { Notifications } from '@mantine/notifications';
import { useSyncExternalStore } from 'react';
import '@mantine/notifications/styles.layer.css';
import classes from './feedback-layer.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { currentConfirmation, subscribeToConfirmations } from './confirm-store.ts';
import { useNoticePlace } from './use-notice-place.ts';

/** Shows what `notifySuccess`, `notifyFailure` and `confirmAction` ask for; UiProvider mounts it once. */
export function FeedbackLayer() {
  const asked = useSyncExternalStore(subscribeToConfirmations, currentConfirmation);
  useNoticePlace(classes['notices'] ?? '');
  return (
    <>
      <Notifications
        position="top-center"
        autoClose={5000}
        classNames={{ root: classes.notices, notification: classes.notice }}
      />
      {asked && (
        <ConfirmDialog
          key={asked.id}
          {...asked}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </>
  );
}
