import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { useLayer } from '#ui/layer/top-layer.ts';
import { announceAsAlert } from './confirm-dialog.tsx';

export interface AlarmDialogProps {
  title: string;
  message: string;
  /** The one answer there is. */
  closeLabel: string;
  onClose: () => void;
}

/** Something went wrong that must not go on: red, in the middle of the window, until somebody has taken note. */
export function AlarmDialog({ title, message, closeLabel, onClose }: AlarmDialogProps) {
  useLayer(true, onClose);
  return (
    <Modal.Root opened onClose={onClose} closeOnEscape={false} centered size="md">
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content ref={announceAsAlert}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Alert color="red" variant="filled" icon={<Icon name="alert" />}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {message}
            </Text>
          </Alert>
          <Group justify="flex-end" mt="lg">
            <Button data-autofocus onClick={onClose}>
              {closeLabel}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
