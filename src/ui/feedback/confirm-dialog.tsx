import { Button, Group, Modal, Text } from '@mantine/core';
import { useLayer } from '#ui/layer/top-layer.ts';
import type { Confirmation } from './confirm-store.ts';
import { t } from './feedback.texts.ts';

export interface ConfirmDialogProps extends Confirmation {
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The `ref` of a dialog that needs an answer: an alertdialog (WAI-ARIA), where Mantine fixes role="dialog". */
export function announceAsAlert(dialog: HTMLDivElement | null): void {
  dialog?.setAttribute('role', 'alertdialog');
}

/** An alert dialog with exactly the words given, open as long as it is rendered; mostly reached by `confirmAction`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isDestructive = false, isBusy = false } = props;
  useLayer(true, props.onCancel);
  return (
    <Modal.Root opened onClose={props.onCancel} closeOnEscape={false} centered size="md">
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content ref={announceAsAlert}>
        <Modal.Header>
          <Modal.Title>{props.title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Text component="div" style={{ overflowWrap: 'anywhere' }}>
            {props.message}
          </Text>
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={props.onCancel} data-autofocus={isDestructive || undefined}>
              {props.cancelLabel ?? t('cancel')}
            </Button>
            <Button
              {...(isDestructive && { color: 'red' })}
              loading={isBusy}
              onClick={props.onConfirm}
              data-autofocus={!isDestructive || undefined}
            >
              {props.confirmLabel ?? t('confirm')}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
