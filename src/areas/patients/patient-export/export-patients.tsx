import { Alert, Button, Group, Loader, Modal, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../patients.texts.ts';
import { usePatientExport, type ExportFilter } from './use-patient-export.ts';

export interface ExportPatientsProps {
  filter: ExportFilter;
  /** How many records there will be, where that is known. */
  total: number | undefined;
}

/** Saves the filtered list as a CSV file that a spreadsheet, and the import, can open. */
export function ExportPatients({ filter, total }: ExportPatientsProps) {
  const { state, rows, start, goOn, cancel } = usePatientExport();
  // The filter of the moment the export began: the list behind the dialog lives on.
  const [exported, setExported] = useState(filter);
  const hasFailed = state === 'failed';
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        onClick={() => {
          setExported(filter);
          start(filter);
        }}
      >
        {t('export')}
      </Button>
      <Modal
        opened={state !== 'idle'}
        onClose={cancel}
        title={t('exportTitle')}
        closeOnClickOutside={false}
        withCloseButton={false}
        centered
      >
        <Stack gap="md">
          {!hasFailed && <Text size="sm">{t('exporting')}</Text>}
          <ExportProgress rows={rows} total={total} isStopped={hasFailed} />
          <Text component="output" size="sm" c="dimmed">
            {t('exported', { count: rows })}
          </Text>
          {hasFailed && (
            <Alert role="alert" color="red" icon={<Icon name="alert" />}>
              {t('exportFailed')}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={cancel}>
              {t('cancel')}
            </Button>
            {hasFailed && <Button onClick={() => goOn(exported)}>{t('continueExport')}</Button>}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function ExportProgress({
  rows,
  total,
  isStopped,
}: {
  rows: number;
  total: number | undefined;
  isStopped: boolean;
}) {
  if (total === undefined) return isStopped ? null : <Loader type="bars" aria-hidden="true" />;
  const percent = total === 0 ? 100 : Math.min(100, (100 * rows) / total);
  return <Progress value={percent} size="lg" color="harbor" aria-label={t('exporting')} />;
}
