import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { Confirmation } from './confirm-store.ts';
import { t } from './feedback.texts.ts';

export interface ConfirmDialogProps extends Confirmation {
  isOpen: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

// Mantine fixes role="dialog"; an interruption that needs an answer is an alertdialog (WAI-ARIA).
function announceAsAlert(dialog: HTMLDivElement | null): void {
  dialog?.setAttribute('role', 'alertdialog');
}

// Mantine closes every open dialog on one Escape; marked so, only the question closes and not the form under it.
const ownEscape = { 'data-mantine-stop-propagation': 'true' };

/** An alert dialog with exactly the words given; `confirmAction` shows it without any state of your own. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId();
  const messageId = useId();
  const { isDestructive = false, isBusy = false } = props;
  return (
    <Modal.Root opened={props.isOpen} onClose={props.onCancel} centered size="md">
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content ref={announceAsAlert} aria-labelledby={titleId} aria-describedby={messageId}>
        <Modal.Body pt="md">
          <Stack gap="md">
            <Text id={titleId} component="h2" fw={650} size="lg">
              {props.title}
            </Text>
            <Text id={messageId} component="div" style={{ overflowWrap: 'anywhere' }}>
              {props.message}
            </Text>
            <Group justify="flex-end" gap="sm">
              <Button
                {...ownEscape}
                variant="default"
                onClick={props.onCancel}
                data-autofocus={isDestructive || undefined}
              >
                {props.cancelLabel ?? t('cancel')}
              </Button>
              <Button
                {...ownEscape}
                {...(isDestructive && { color: 'red' })}
                loading={isBusy}
                onClick={props.onConfirm}
                data-autofocus={!isDestructive || undefined}
              >
                {props.confirmLabel ?? t('confirm')}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
