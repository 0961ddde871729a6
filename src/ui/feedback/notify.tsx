import { Button, Group, Stack } from '@mantine/core';
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

/** A button of a notice. */
export interface NoticeStep {
  label: string;
  act: () => unknown;
}

/** Says briefly that something was done, and what can follow, such as opening it; such a notice goes with the page. */
export function notifySuccess(message: string, steps: readonly NoticeStep[] = []): void {
  const id = newId();
  const done = { id, color: 'green', icon: <Icon name="check" /> };
  if (steps.length === 0) return showInPassing({ ...done, message });
  ofPage.add(id);
  showInPassing({
    ...done,
    message: withSteps(message, id, steps),
    autoClose: steppedMs,
    onClose: () => void ofPage.delete(id),
  });
}

/** Long enough to see a slip and to reach the button. */
const steppedMs = 8_000;

/** Says that something was done, and offers to take it back. */
export function notifyUndoable(message: string, onUndo: () => unknown): void {
  const id = newId();
  showInPassing({
    id,
    message: withSteps(message, id, [{ label: t('undo'), act: onUndo }]),
    color: 'green',
    icon: <Icon name="check" />,
    autoClose: steppedMs,
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

/** The notices that go with the page. */
const ofPage = new Set<string>();

/** Names what failed and stays until it is closed or tried again, or the page is left. */
export function notifyFailure({ id = newId(), title, message, onRetry }: Failure): void {
  const content = onRetry ? withSteps(message, id, [{ label: t('tryAgain'), act: onRetry }]) : message;
  ofPage.add(id);
  const onClose = () => void ofPage.delete(id);
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
  if (ofPage.delete(id)) void hide(id);
}

/** Takes away what failed on a page that is left, and what led on from it. */
export function dismissFailures(): void {
  for (const id of ofPage) dismissFailure(id);
}

/** The steps of the notice with this id, which a press closes first. */
function withSteps(message: string | undefined, id: string, steps: readonly NoticeStep[]) {
  async function closeAndAct(act: NoticeStep['act']) {
    await hide(id);
    await act();
  }
  return (
    <Stack gap="xs" align="flex-start">
      {message !== undefined && <div>{message}</div>}
      <Group gap="xs">
        {steps.map(({ label, act }) => (
          <Button key={label} size="compact-sm" variant="default" onClick={() => void closeAndAct(act)}>
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
