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

let passing: string | undefined;

/** Shows what goes by itself, in the place of what was shown so before: one such notice at a time. */
function showInPassing({ id = newId(), ...notice }: NotificationData): void {
  if (passing !== undefined) void hide(passing);
  passing = id;
  void show({ ...notice, id });
}

async function hide(id: string): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  notifications.hide(id);
}

/** Fetches what notifications and questions need, so that they can be shown without a network too. */
export function prepareFeedback(): void {
  loadFeedbackLayer();
  import('@mantine/notifications').catch(() => {});
}

/** Says briefly that something was done. */
export function notifySuccess(message: string): void {
  showInPassing({ message, color: 'green', icon: <Icon name="check" /> });
}

/** Long enough to see a slip and to reach the button. */
const undoableMs = 8_000;

/** Says that something was done, and offers to take it back. */
export function notifyUndoable(message: string, onUndo: () => unknown): void {
  const id = newId();
  showInPassing({
    id,
    message: withAction(message, { id, label: t('undo'), act: onUndo }),
    color: 'green',
    icon: <Icon name="check" />,
    autoClose: undoableMs,
  });
}

/** Shows briefly what has come in. */
export function notifyNews(news: { title: string; message: string }): void {
  showInPassing({ ...news, color: 'blue', icon: <Icon name="info" /> });
}

/** Says briefly that something is still to be done by the program. */
export function notifyWaiting(message: string): void {
  showInPassing({ message, color: 'yellow', icon: <Icon name="clock" /> });
}

/** Says that something was done and is not as it should be; stays until it is closed. */
export function notifyWarning(message: string): void {
  void show({ message, color: 'yellow', icon: <Icon name="alert" />, autoClose: false });
}

export interface Failure {
  /** Of the action, when one notice of it is enough: another failure takes its place. */
  id?: string;
  /** What failed, such as 'The appointment was not saved'. */
  title: string;
  message?: string;
  /** Offered as 'Try again'. */
  onRetry?: () => unknown;
}

const failures = new Set<string>();

/** Names what failed and stays until it is closed or tried again, or the page is left. */
export function notifyFailure({ id = newId(), title, message, onRetry }: Failure): void {
  const content = onRetry ? withAction(message, { id, label: t('tryAgain'), act: onRetry }) : message;
  failures.add(id);
  const onClose = () => void failures.delete(id);
  void show({
    id,
    title,
    message: content,
    color: 'red',
    icon: <Icon name="alert" />,
    autoClose: false,
    onClose,
  });
}

/** Takes away what was told of an action's failure, if it still shows. */
export function dismissFailure(id: string): void {
  if (failures.delete(id)) void hide(id);
}

/** Takes away what failed on a page that is left. */
export function dismissFailures(): void {
  for (const id of failures) dismissFailure(id);
}

interface NotificationAction {
  /** Of the notification, which is closed first. */
  id: string;
  label: string;
  act: () => unknown;
}

function withAction(message: string | undefined, { id, label, act }: NotificationAction) {
  async function closeAndAct() {
    await hide(id);
    await act();
  }
  return (
    <Stack gap="xs" align="flex-start">
      {message}
      <Button size="compact-sm" variant="default" onClick={() => void closeAndAct()}>
        {label}
      </Button>
    </Stack>
  );
}
