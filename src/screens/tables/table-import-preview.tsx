import { Alert, Button, Group, Table, Text, Title } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { rowsDone } from '#ui/tables/runs/run-table.ts';
import { reasonWords } from './refused-file.ts';
import { StepHeading } from './step-heading.tsx';
import { t } from './table-import.texts.ts';
import type { TableImport, TableImportState } from './use-table-import.ts';

export interface TableImportPreviewProps<Name extends string> {
  state: Extract<TableImportState<Name>, { step: 'preview' }>;
  on: TableImport<Name>;
}

const shownCells = 4;

/** What the rows of a file would do, and which are refused and why; nothing is stored yet. */
export function TableImportPreview<Name extends string>({ state, on }: TableImportPreviewProps<Name>) {
  const { number } = useFormat();
  const { file, counts, refused, inspection } = state;
  const checked = rowsDone(counts);
  const isNothing = counts.added + (counts.changed ?? 0) === 0 && checked >= inspection.rowCount;
  return (
    <>
      <StepHeading>{t('previewTitle')}</StepHeading>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Text>
      {checked < inspection.rowCount && <Text size="sm">{t('previewFirst', { count: checked })}</Text>}
      <StatCardRow label={t('previewTitle')}>
        <StatCard label={t('willAdd')} value={number(counts.added)} icon="plus" tone="success" />
        {counts.changed !== undefined && (
          <StatCard label={t('willChange')} value={number(counts.changed)} icon="edit" tone="info" />
        )}
        <StatCard label={t('areThere')} value={number(counts.present)} icon="check" tone="neutral" />
        <StatCard
          label={t('willRefuse')}
          value={number(counts.refused)}
          icon="alert"
          tone={counts.refused > 0 ? 'danger' : 'neutral'}
        />
      </StatCardRow>
      {refused.length > 0 && (
        <>
          <Title order={3} size="h5">
            {t('refusedRows')}
          </Title>
          {/* It scrolls sideways, so the keyboard must be able to reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section aria-label={t('refusedRows')} tabIndex={0} style={{ overflowX: 'auto' }}>
            <Table verticalSpacing="xs" withTableBorder>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('refusedLine')}</Table.Th>
                  <Table.Th scope="col">{t('refusedReason')}</Table.Th>
                  {inspection.header.slice(0, shownCells).map((heading, place) => (
                    <Table.Th key={place} scope="col">
                      {heading || t('unnamedColumn', { number: place + 1 })}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {refused.map(({ line, fields, cells }) => (
                  <Table.Tr key={line}>
                    <Table.Td>{line}</Table.Td>
                    <Table.Td style={{ minWidth: 220 }}>{reasonWords(on.columns, fields)}</Table.Td>
                    {inspection.header.slice(0, shownCells).map((_, place) => (
                      <Table.Td
                        key={place}
                        style={{ minWidth: 128, maxWidth: 220, overflowWrap: 'anywhere' }}
                      >
                        {(cells[place] ?? '').slice(0, 60)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
          {refused.length < counts.refused && <Text size="sm">{t('moreRefused')}</Text>}
        </>
      )}
      {isNothing && (
        <Alert color="yellow" icon={<Icon name="info" />}>
          {t('nothingToDo')}
        </Alert>
      )}
      <Group gap="sm">
        {!isNothing && (
          <Button onClick={() => void on.start()}>{t('start', { count: inspection.rowCount })}</Button>
        )}
        {counts.refused > 0 && (
          <Button variant="default" onClick={on.downloadRefused}>
            {t('downloadRefused')}
          </Button>
        )}
        <Button variant="default" onClick={on.backToPlan}>
          {t('backToColumns')}
        </Button>
      </Group>
    </>
  );
}
