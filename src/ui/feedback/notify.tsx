import { Button, Stack } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { newId } from '#kernel/ids.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { loadFeedbackLayer } from './feedback-loader.ts';
import { t } from './feedback.texts.ts';

async function show(notification: NotificationData): Promise<void> {
  loadFeedbackLayer();
  const { notifications } = await import('@mantine/notifications');
  notifications.show(notification);
}

/** Fetches what notifications and questions need, so that they can be shown without a network too. */
export function prepareFeedback(): void {
  loadFeedbackLayer();
  import('@mantine/notifications').catch(() => {});
}

/** Says briefly that something was done. */
export function notifySuccess(message: string): void {
  void show({ message, color: 'green', icon: <Icon name="check" /> });
}

/** Shows briefly what has come in. */
export function notifyNews(news: { title: string; message: string }): void {
  void show({ ...news, color: 'blue', icon: <Icon name="info" /> });
}

/** Says briefly that something is still to be done by the program. */
export function notifyWaiting(message: string): void {
  void show({ message, color: 'yellow', icon: <Icon name="clock" /> });
}

/** Says that something was done and is not as it should be; stays until it is closed. */
export function notifyWarning(message: string): void {
  void show({ message, color: 'yellow', icon: <Icon name="alert" />, autoClose: false });
}

export interface Failure {
  /** What failed, such as 'The appointment was not saved'. */
  title: string;
  message?: string;
  /** Offered as 'Try again'. */
  onRetry?: () => unknown;
}

/** Names what failed and stays until it is closed or tried again. */
export function notifyFailure({ title, message, onRetry }: Failure): void {
  const id = newId();
  async function retry(retryAction: () => unknown) {
    const { notifications } = await import('@mantine/notifications');
    notifications.hide(id);
    await retryAction();
  }
  const content = (
    <Stack gap="xs" align="flex-start">
      {message}
      {onRetry && (
        <Button size="compact-sm" variant="default" onClick={() => void retry(onRetry)}>
          {t('tryAgain')}
        </Button>
      )}
    </Stack>
  );
  void show({ id, title, message: content, color: 'red', icon: <Icon name="alert" />, autoClose: false });
}
