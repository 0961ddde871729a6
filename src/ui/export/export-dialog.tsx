import { Alert, Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './export.texts.ts';
import type { usePagedExport } from './use-paged-export.ts';

export interface ExportDialogProps {
  title: string;
  /** What is being read, such as 'Reading audit entries…'. */
  reading: string;
  exporting: Pick<ReturnType<typeof usePagedExport>, 'state' | 'rows' | 'goOn' | 'cancel'>;
}

/** Shows how an export goes on, and lets it be stopped or continued after a failure. */
export function ExportDialog({ title, reading, exporting }: ExportDialogProps) {
  const { state, rows, goOn, cancel } = exporting;
  const hasFailed = state === 'failed';
  return (
    <Modal
      opened={state !== 'idle'}
      onClose={cancel}
      title={title}
      closeOnClickOutside={false}
      withCloseButton={false}
      centered
    >
      <Stack gap="md">
        {!hasFailed && (
          <Group gap="sm">
            <Loader type="bars" size="sm" aria-hidden="true" />
            <Text size="sm">{reading}</Text>
          </Group>
        )}
        <Text component="output" size="sm" c="dimmed">
          {t('rows', { count: rows })}
        </Text>
        {hasFailed && (
          <Alert role="alert" color="red" icon={<Icon name="alert" />}>
            {t('stopped')}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
          {hasFailed && <Button onClick={goOn}>{t('goOn')}</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}
