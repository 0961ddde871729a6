import { Alert, Table, Text } from '@mantine/core';
import { importFieldNames, mapRecord, sourceOf } from '#areas/patients/patient-import-table.public.ts';
import type { ColumnFieldsProps } from '#screens/tables/columns/column-fields-props.ts';
import { ColumnFields } from '#screens/tables/columns/column-fields.tsx';
import { NotTaken } from '#screens/tables/columns/not-taken.tsx';
import { formatDate } from '#ui/i18n/format-date.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './list-import.texts.ts';

/** What is known of a file of patients, or the fields in which a person says it, and the first of the patients. */
export function PatientFields(props: ColumnFieldsProps<string>) {
  const { header } = props.state.inspection;
  const source = sourceOf(header);
  return (
    <>
      {source === 'csv' ? (
        <ColumnFields {...props} />
      ) : (
        <>
          <Alert color="green" icon={<Icon name="check" />}>
            {t(`recognised_${source}`)}
          </Alert>
          <NotTaken headings={props.on.reading.notTaken(header, props.state.plan.chosen)} />
        </>
      )}
      <FirstPatients {...props} />
    </>
  );
}

/** The first rows of the file as the patients they will become. */
function FirstPatients({ state, on }: ColumnFieldsProps<string>) {
  const { tenant } = useFormat();
  const rows = state.inspection.firstRows.map((record) => mapRecord(state, record));
  const fields = importFieldNames.filter((field) => rows.some((row) => row.fields[field]));
  if (fields.length === 0) return null;
  function shown(field: string, text: string): string {
    if ((field !== 'dateOfBirth' && field !== 'dateOfDeath') || !/^\d{4}-\d{2}-\d{2}$/.test(text))
      return text;
    // The month in letters, so that anybody sees whether day and month were told apart rightly.
    return formatDate(text, { ...tenant, dateFormat: 'DD MMM YYYY' });
  }
  return (
    // It scrolls sideways, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('firstPatients')} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Table verticalSpacing="xs" withTableBorder>
        <Table.Caption style={{ captionSide: 'top', textAlign: 'start' }}>{t('firstPatients')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {fields.map((field) => (
              <Table.Th key={field} scope="col" style={{ whiteSpace: 'nowrap' }}>
                {on.columns.find(({ name }) => name === field)?.label}
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
