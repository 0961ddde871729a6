import { Alert, Button, Group, Loader, Progress, Stack, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { t } from './export.texts.ts';
import type { usePagedExport } from './use-paged-export.ts';

export interface ExportDialogProps {
  title: string;
  /** What is being read, such as 'Reading audit entries…'. */
  reading: string;
  /** How many were read, in words. */
  counted: (rows: number) => string;
  /** How many there will be, where that is known. */
  total?: number | undefined;
  exporting: Pick<ReturnType<typeof usePagedExport>, 'state' | 'rows' | 'goOn' | 'cancel'>;
}

/** Shows how an export goes on, and lets it be stopped or continued after a failure. */
export function ExportDialog({ title, reading, counted, total, exporting }: ExportDialogProps) {
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
        {!hasFailed && <Text size="sm">{reading}</Text>}
        <ReadSoFar rows={rows} total={total} isStopped={hasFailed} label={reading} />
        <Text component="output" size="sm" c="dimmed">
          {counted(rows)}
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

interface ReadSoFarProps {
  rows: number;
  total: number | undefined;
  isStopped: boolean;
  label: string;
}

function ReadSoFar({ rows, total, isStopped, label }: ReadSoFarProps) {
  if (total === undefined) return isStopped ? null : <Loader type="bars" aria-hidden="true" />;
  const percent = total === 0 ? 100 : Math.min(100, (100 * rows) / total);
  return <Progress value={percent} size="lg" color="harbor" aria-label={label} />;
}
