import { Alert, Button, FileButton, Text } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import type { CsvEncoding } from '#ui/tables/csv/csv-text.ts';
import { tableFiles } from '#ui/tables/reading/file-bytes.ts';
import type { TableProblem } from '#ui/tables/reading/table-problem.ts';
import { problemWords } from '#ui/tables/reading/table-problem.words.ts';
import { t } from './table-import.texts.ts';

export interface ChooseTableProps {
  refused: { file: File; problem: TableProblem } | undefined;
  onChoose: (file: File, encoding?: CsvEncoding) => void;
}

/** Takes a file, and says why the last one could not be read. */
export function ChooseTable({ refused, onChoose }: ChooseTableProps) {
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
              onClick={() => onChoose(refused.file, 'windows-1252')}
            >
              {t('readAsWindows')}
            </Button>
          )}
        </Alert>
      )}
      <Text fw={600}>{t('chooseTitle')}</Text>
      <Text size="sm">{t('chooseHint')}</Text>
      <FileButton
        accept={tableFiles}
        inputProps={{ 'aria-label': t('chooseTitle') }}
        onChange={(file) => file && onChoose(file)}
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
