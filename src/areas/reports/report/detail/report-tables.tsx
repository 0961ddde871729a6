import { Paper, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import type { Report } from '../report.contract.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';
import { Opened } from './report-figures.tsx';
import classes from './report.module.css';
import type { ReportWords } from './use-report-words.ts';

interface ReportTablesProps {
  report: Report;
  shown: ShownReport;
  words: ReportWords;
}

/** The tables of a report, each with all of its columns. */
export function ReportTables({ report, shown, words }: ReportTablesProps) {
  return (
    <section aria-labelledby="report-tables">
      <Title order={2} size="h4" mb="sm" id="report-tables">
        {t('tables')}
      </Title>
      <Stack gap="md">
        {report.tables.map((table) => (
          <WholeTable key={table.id} {...{ report, shown, words, table }} />
        ))}
      </Stack>
    </section>
  );
}

function WholeTable({
  report,
  shown,
  words,
  table,
}: ReportTablesProps & { table: Report['tables'][number] }) {
  const title = shown.say(`table_${table.id}`);
  const rows = report.rows.filter((row) => row.table === table.id);
  const linkOf = shown.rowLinks?.[table.id];
  return (
    <Paper withBorder p="md">
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('nothing')}
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what takes the focus
        <section className={classes['scroller']} aria-label={title} tabIndex={0}>
          <Table verticalSpacing={4} fz="sm" className={classes['table'] ?? ''}>
            <caption>
              <VisuallyHidden>{title}</VisuallyHidden>
            </caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{words.axis(table)}</Table.Th>
                {table.columns.map(({ id }) => (
                  <Table.Th key={id} scope="col" ta="end">
                    {shown.say(`column_${id}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => {
                const link = linkOf?.(row, report);
                return (
                  <Table.Tr key={row.key}>
                    <Table.Th scope="row" fw={400}>
                      {link ? <Opened link={link}>{words.row(row)}</Opened> : words.row(row)}
                    </Table.Th>
                    {table.columns.map(({ id, unit }, place) => (
                      <Table.Td key={id} ta="end">
                        {words.value(unit, row.values[place] ?? null)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Paper>
  );
}
