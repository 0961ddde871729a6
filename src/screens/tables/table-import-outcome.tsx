import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { problemWords } from '#ui/tables/reading/table-problem.words.ts';
import { reasonWords } from './refused-file.ts';
import { StepHeading } from './step-heading.tsx';
import { t } from './table-import.texts.ts';
import type { RunOfFile, TableImport, TableImportState } from './use-table-import.ts';

export interface TableImportOutcomeProps<Name extends string> {
  state: Extract<TableImportState<Name>, { step: 'done' }>;
  on: TableImport<Name>;
  renderDone: ((run: RunOfFile) => ReactNode) | undefined;
}

/** What became of the file, and what can be done next. */
export function TableImportOutcome<Name extends string>({
  state,
  on,
  renderDone,
}: TableImportOutcomeProps<Name>) {
  const { counts, isEnded, problem, run, noted } = state;
  const { added, changed, present, refused } = counts;
  const words =
    changed === undefined
      ? t('counts', { added, present, refused })
      : t('countsChanged', { added, changed, present, refused });
  return (
    <>
      <StepHeading>{t(isEnded ? 'endedTitle' : problem ? 'brokenTitle' : 'doneTitle')}</StepHeading>
      <Text component="output">{words}</Text>
      {problem && (
        <Alert color="red" icon={<Icon name="alert" />}>
          {problemWords(problem)}
        </Alert>
      )}
      {(isEnded || problem) && <Text size="sm">{t('again')}</Text>}
      {refused > 0 && <Text size="sm">{t('refusedHint')}</Text>}
      {noted.length > 0 && (
        <Alert color="yellow" icon={<Icon name="info" />} title={t('noted')}>
          {noted.map(({ line, fields }) => (
            <Text key={line} size="sm">
              {t('notedRow', { line, reason: reasonWords(on.columns, fields) })}
            </Text>
          ))}
        </Alert>
      )}
      <Group gap="sm">
        {refused > 0 && (
          <Button variant="default" onClick={on.downloadRefused}>
            {t('downloadRefused')}
          </Button>
        )}
        <Button variant="default" onClick={on.chooseAnother}>
          {t('chooseAnother')}
        </Button>
        {added + (changed ?? 0) > 0 && renderDone?.(run)}
      </Group>
    </>
  );
}
