import { Alert, Button, Group, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { problemWords } from '#ui/tables/reading/table-problem.words.ts';
import { StepHeading } from './step-heading.tsx';
import type { TableImportProps } from './table-import.tsx';
import { t } from './table-import.texts.ts';
import type { TableImport, TableImportState } from './use-table-import.ts';

export interface TableImportOutcomeProps<Name extends string> {
  state: Extract<TableImportState<Name>, { step: 'done' }>;
  on: TableImport<Name>;
  renderDone: TableImportProps<Name>['renderDone'] | undefined;
}

/** What became of the file, and what can be done next. */
export function TableImportOutcome<Name extends string>({
  state,
  on,
  renderDone,
}: TableImportOutcomeProps<Name>) {
  const { counts, isEnded, problem, run } = state;
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
