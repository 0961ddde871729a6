import { Table, Text } from '@mantine/core';
import { formatDate } from '#ui/i18n/format-date.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { TableRecord } from '#ui/tables/reading/table-record.ts';
import { type ImportPlan, mapRecord } from '../plans/import-plan.ts';
import { type ImportFieldName, importFieldNames } from '../patient-import.contract.ts';
import { t } from '../patient-import.texts.ts';

/** The first rows of the file as the patients they will become. */
export function ImportPreview({ plan, records }: { plan: ImportPlan; records: readonly TableRecord[] }) {
  const { tenant } = useFormat();
  const rows = records.map((record) => mapRecord(plan, record));
  const fields = importFieldNames.filter((field) => rows.some((row) => row.fields[field]));
  function shown(field: ImportFieldName, text: string): string {
    if ((field !== 'dateOfBirth' && field !== 'dateOfDeath') || !/^\d{4}-\d{2}-\d{2}$/.test(text))
      return text;
    // The month in letters, so that anybody sees whether day and month were told apart rightly.
    return formatDate(text, { ...tenant, dateFormat: 'DD MMM YYYY' });
  }
  if (fields.length === 0) return null;
  return (
    // It scrolls sideways, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('previewTitle')} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Table verticalSpacing="xs" withTableBorder>
        <Table.Caption style={{ captionSide: 'top', textAlign: 'start' }}>{t('previewTitle')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {fields.map((field) => (
              <Table.Th key={field} scope="col" style={{ whiteSpace: 'nowrap' }}>
                {t(field)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.line}>
              {fields.map((field) => (
                <Table.Td key={field} style={{ minWidth: 110, maxWidth: 260 }}>
                  <Text size="sm" lineClamp={2}>
                    {shown(field, row.fields[field] ?? '')}
                  </Text>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
