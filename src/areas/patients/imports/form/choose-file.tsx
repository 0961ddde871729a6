import { Alert, Button, FileButton, Paper, Stack, Text } from '@mantine/core';
import { useState, type DragEvent } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { CsvEncoding } from '#ui/tables/csv/csv-text.ts';
import type { ImportState } from './import-state.ts';
import { tableFiles } from '#ui/tables/reading/file-bytes.ts';
import { problemWords } from '#ui/tables/reading/table-problem.words.ts';
import { t } from '../patient-import.texts.ts';

export interface ChooseFileProps {
  refused: Extract<ImportState, { step: 'choose' }>['refused'];
  onChoose: (file: File, encoding?: CsvEncoding) => void;
}

/** Takes a file by its button or dropped onto the frame, and says why the last one could not be read. */
export function ChooseFile({ refused, onChoose }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  }
  function dragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }
  return (
    <Stack gap="md">
      {refused && (
        <Alert
          role="alert"
          color="red"
          icon={<Icon name="alert" />}
          title={`${t('cannotRead')}: ${refused.file.name}`}
        >
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{problemWords(refused.problem)}</Text>
            {refused.problem.code === 'not-utf-8' && (
              <Button size="xs" variant="default" onClick={() => onChoose(refused.file, 'windows-1252')}>
                {t('readAsWindows')}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      <Paper
        withBorder
        p="xl"
        style={{
          borderStyle: 'dashed',
          borderWidth: 2,
          ...(isOver && { borderColor: 'var(--ward-focus)' }),
        }}
        onDrop={drop}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
      >
        <Stack align="center" ta="center" gap="sm">
          <Icon name="upload" size={32} />
          <Text fw={600}>{t('chooseTitle')}</Text>
          <Text size="sm">{t('chooseHint')}</Text>
          <FileButton
            accept={tableFiles}
            inputProps={{ 'aria-label': t('chooseTitle') }}
            onChange={(file) => file && onChoose(file)}
          >
            {(button) => <Button {...button}>{t('chooseFile')}</Button>}
          </FileButton>
          <Text size="sm" c="dimmed" maw={460}>
            {t('chooseKnown')}
          </Text>
        </Stack>
      </Paper>
    </Stack>
  );
}
