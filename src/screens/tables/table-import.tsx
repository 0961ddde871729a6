import { Alert, Button, FileButton, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useUnsavedChanges } from '#ui/form/unsaved-changes.ts';
import { StepHeading } from '#screens/tables/step-heading.tsx';
import { problemWords } from '../patient-import.words.ts';
import { ColumnFields, type ColumnFieldsProps, TableColumnChoice } from './table-column-choice.tsx';
import { t } from './table-import.texts.ts';
import { type TableImportOptions, type TableImportState, useTableImport } from './use-table-import.ts';
import type { TableImport as OnImport } from './use-table-import.ts';

type Step<Name extends string, Which extends TableImportState<Name>['step']> = {
  state: Extract<TableImportState<Name>, { step: Which }>;
  on: OnImport<Name>;
};

export interface TableImportProps<Name extends string> extends TableImportOptions<Name> {
  /** The fields in which the columns are chosen, where the usual ones do not fit. */
  Fields?: ComponentType<ColumnFieldsProps<Name>>;
}

/** Imports the rows of a CSV file: choose, check, import, see what became of it. */
export function TableImport<Name extends string>({ Fields, ...options }: TableImportProps<Name>) {
  const on = useTableImport(options);
  useUnsavedChanges(on.state.step === 'running');
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <CurrentStep on={on} Fields={Fields ?? ColumnFields} />
      </Stack>
    </Paper>
  );
}

interface CurrentStepProps<Name extends string> {
  on: OnImport<Name>;
  Fields: ComponentType<ColumnFieldsProps<Name>>;
}

function CurrentStep<Name extends string>({ on, Fields }: CurrentStepProps<Name>) {
  const { state } = on;
  switch (state.step) {
    case 'choose':
      return <Choose state={state} on={on} />;
    case 'reading':
      return (
        <>
          <StepHeading>{t('reading', { name: state.file.name })}</StepHeading>
          <Progress
            value={(100 * state.bytesRead) / Math.max(1, state.file.size)}
            aria-label={t('readingProgress')}
          />
        </>
      );
    case 'plan':
      return <TableColumnChoice state={state} on={on} Fields={Fields} />;
    case 'running':
      return <Running state={state} on={on} />;
    default:
      return <Done state={state} on={on} />;
  }
}

function Choose<Name extends string>({ state: { refused }, on }: Step<Name, 'choose'>) {
  return (
    <>
      {refused && (
        <Alert role="alert" color="red" icon={<Icon name="alert" />} title={t('cannotRead')}>
          <Text size="sm">{problemWords(refused.problem)}</Text>
          {refused.problem.code === 'not-utf-8' && (
            <Button
              size="xs"
              mt="sm"
              variant="default"
              onClick={() => void on.read(refused.file, 'windows-1252')}
            >
              {t('readAsWindows')}
            </Button>
          )}
        </Alert>
      )}
      <Text fw={600}>{t('chooseTitle')}</Text>
      <Text size="sm">{t('chooseHint')}</Text>
      <FileButton
        accept=".csv,.tsv,.txt,text/csv"
        inputProps={{ 'aria-label': t('chooseTitle') }}
        onChange={(file) => file && void on.read(file)}
      >
        {(button) => (
          <Button {...button} style={{ alignSelf: 'flex-start' }}>
            {t('choose')}
          </Button>
        )}
      </FileButton>
    </>
  );
}

function Running<Name extends string>({ state, on }: Step<Name, 'running'>) {
  const { file, counts, total, failure } = state;
  const done = counts.added + counts.present + counts.refused;
  return (
    <>
      <StepHeading>{t('importing', { name: file.name })}</StepHeading>
      <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label={t('progressLabel')} />
      <Text size="sm">{t('progress', { done, total })}</Text>
      {failure ? (
        <Alert role="alert" color="red" icon={<Icon name="alert" />} title={t('stopped')}>
          <Text size="sm" mb="sm">
            {t('stoppedText')}
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
          {t('cancel')}
        </Button>
      )}
    </>
  );
}

function Done<Name extends string>({ state: { counts, isEnded, problem }, on }: Step<Name, 'done'>) {
  const { added, present, refused } = counts;
  return (
    <>
      <StepHeading>{t(isEnded ? 'endedTitle' : problem ? 'brokenTitle' : 'doneTitle')}</StepHeading>
      <Text component="output">{t('counts', { added, present, refused })}</Text>
      {problem && (
        <Alert color="red" icon={<Icon name="alert" />}>
          {problemWords(problem)}
        </Alert>
      )}
      {(isEnded || problem) && <Text size="sm">{t('again')}</Text>}
      {refused > 0 && <Text size="sm">{t('refusedHint')}</Text>}
      <Group gap="sm">
        {refused > 0 && (
          <Button variant="default" onClick={on.downloadRefused}>
            {t('downloadRefused')}
          </Button>
        )}
        <Button variant="default" onClick={on.chooseAnother}>
          {t('chooseAnother')}
        </Button>
      </Group>
    </>
  );
}
