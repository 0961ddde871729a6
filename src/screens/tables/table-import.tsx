import { Paper, Progress, Stack } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useUnsavedChanges } from '#ui/form/unsaved-changes.ts';
import { StepList } from '#ui/form/steps/step-list.tsx';
import { ChooseTable } from './choose-table.tsx';
import { StepHeading } from './step-heading.tsx';
import type { ColumnFieldsProps } from './columns/column-fields-props.ts';
import { TableColumnChoice } from './columns/table-column-choice.tsx';
import { TableImportOutcome } from './table-import-outcome.tsx';
import { TableImportPreview } from './table-import-preview.tsx';
import { TableImportProgress } from './table-import-progress.tsx';
import { t } from './table-import.texts.ts';
import {
  type RunOfFile,
  type TableImport as OnImport,
  type TableImportOptions,
  useTableImport,
} from './use-table-import.ts';

export interface TableImportProps<Name extends string> extends TableImportOptions<Name> {
  /** The fields in which the columns are chosen, where the usual ones do not fit. */
  Fields?: ComponentType<ColumnFieldsProps<Name>>;
  /** What can be done once a run is over, such as undoing it. */
  renderDone?: (run: RunOfFile) => ReactNode;
}

/** Imports the rows of a file: choose, say what is what, see what would happen, import, see what became of it. */
export function TableImport<Name extends string>({ Fields, renderDone, ...options }: TableImportProps<Name>) {
  const on = useTableImport(options);
  useUnsavedChanges(on.state.step === 'running');
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <StepList names={stepNames.map((name) => t(name))} current={placeOf[on.state.step]} />
        <CurrentStep on={on} Fields={Fields} renderDone={renderDone} />
      </Stack>
    </Paper>
  );
}

const stepNames = ['stepFile', 'stepColumns', 'stepCheck', 'stepImport'] as const;

/** Which of these each state belongs to. */
const placeOf = {
  ...{ choose: 0, reading: 0, plan: 1, checking: 2, preview: 2, running: 3 },
  done: stepNames.length,
} as const satisfies Record<OnImport<string>['state']['step'], number>;

interface CurrentStepProps<Name extends string> {
  on: OnImport<Name>;
  Fields: TableImportProps<Name>['Fields'] | undefined;
  renderDone: TableImportProps<Name>['renderDone'] | undefined;
}

function CurrentStep<Name extends string>({ on, Fields, renderDone }: CurrentStepProps<Name>) {
  const { state } = on;
  switch (state.step) {
    case 'choose':
      return (
        <ChooseTable refused={state.refused} onChoose={(file, encoding) => void on.read(file, encoding)} />
      );
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
    case 'preview':
      return <TableImportPreview state={state} on={on} />;
    case 'done':
      return <TableImportOutcome state={state} on={on} renderDone={renderDone} />;
    default:
      return <TableImportProgress state={state} on={on} />;
  }
}
