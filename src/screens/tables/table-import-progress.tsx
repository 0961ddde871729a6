import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { rowsDone } from '#ui/tables/runs/run-table.ts';
import { StepHeading } from './step-heading.tsx';
import { t } from './table-import.texts.ts';
import type { TableImport, TableImportState } from './use-table-import.ts';

export interface TableImportProgressProps<Name extends string> {
  state: Extract<TableImportState<Name>, { step: 'checking' | 'running' }>;
  on: TableImport<Name>;
}

/** How far the rows of a file are checked or imported; waits for a decision where rows could not be sent. */
export function TableImportProgress<Name extends string>({ state, on }: TableImportProgressProps<Name>) {
  const { step, file, counts, total, failure } = state;
  const done = rowsDone(counts);
  const isRunning = step === 'running';
  return (
    <>
      <StepHeading>{t(isRunning ? 'importing' : 'checking', { name: file.name })}</StepHeading>
      <Progress
        value={total === 0 ? 100 : (100 * done) / total}
        aria-label={t(isRunning ? 'progressLabel' : 'checkLabel')}
      />
      <Text size="sm">{t('progress', { done, total })}</Text>
      {failure ? (
        <Alert role="alert" color="red" icon={<Icon name="alert" />} title={t('stopped')}>
          <Text size="sm" mb="sm">
            {t(isRunning ? 'stoppedText' : 'checkStoppedText')}
          </Text>
          <Group gap="sm">
            <Button size="xs" onClick={on.tryAgain}>
              {t('tryAgain')}
            </Button>
            <Button size="xs" variant="default" onClick={on.endHere}>
              {t('endHere')}
            </Button>
          </Group>
        </Alert>
      ) : (
        <Button variant="default" style={{ alignSelf: 'flex-end' }} onClick={on.cancel}>
          {t(isRunning ? 'cancel' : 'backToColumns')}
        </Button>
      )}
    </>
  );
}
