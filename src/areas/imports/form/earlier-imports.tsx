import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { ImportRun } from '../runs/import.contract.ts';
import { useImports } from '../runs/import.hooks.ts';
import type { ListName } from '../runs/list-needs.ts';
import { KeptRecords } from './kept-records.tsx';
import { t } from './list-import.texts.ts';
import { useUndoImport } from './use-undo-import.ts';

/** The latest runs over a list, each of which can be undone. */
export function EarlierImports({ list }: { list: ListName }) {
  const format = useFormat();
  const { data, isError } = useImports(list);
  const [kept, setKept] = useState<ImportRun>();
  const { undoing, undo } = useUndoImport(setKept);
  if (isError) {
    return (
      <Text size="sm" c="red" role="alert" mt="lg">
        {t('failedToLoad')}
      </Text>
    );
  }
  if (!data || data.rows.length === 0) return null;

  function outcomeOf(run: ImportRun) {
    const counts = t('countsOf', run);
    return run.undone + run.kept > 0 ? `${counts}. ${t('undoneOf', run)}` : counts;
  }

  return (
    <>
      <Title order={2} size="h4" mt="xl" mb="sm">
        {t('earlier')}
      </Title>
      {/* It scrolls sideways, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={t('earlier')} tabIndex={0} style={{ overflowX: 'auto' }}>
        <Table verticalSpacing="xs" withTableBorder>
          <Table.Thead>
            <Table.Tr>
              {(['file', 'when', 'outcome', 'state', 'actions'] as const).map((column) => (
                <Table.Th key={column} scope="col">
                  {t(column)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.rows.map((run) => (
              <Table.Tr key={run.id}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{run.fileName}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{format.dateTime(run.createdAt)}</Table.Td>
                <Table.Td>{outcomeOf(run)}</Table.Td>
                <Table.Td>{t(`state.${run.state}`)}</Table.Td>
                <Table.Td>
                  <Group gap="xs">
                    {run.mayUndo && run.state !== 'undone' && run.added + run.changed > 0 && (
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={t('undoRun', { name: run.fileName })}
                        loading={undoing?.id === run.id}
                        onClick={() => void undo(run.id)}
                      >
                        {t('undo')}
                      </Button>
                    )}
                    {run.kept > 0 && (
                      <Button size="xs" variant="default" onClick={() => setKept(run)}>
                        {t('showKept', { count: run.kept })}
                      </Button>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {kept && <KeptRecords run={kept} onClose={() => setKept(undefined)} />}
      {undoing?.remaining !== undefined && (
        <Text size="sm" component="output">
          {t('undoing', { remaining: undoing.remaining })}
        </Text>
      )}
    </>
  );
}
