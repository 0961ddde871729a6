import { NativeSelect, SimpleGrid } from '@mantine/core';
import { Fragment } from 'react';
import type { TableInspection } from '#ui/tables/reading/table-inspection.ts';
import { dateOrders } from '#ui/tables/values/date-order.ts';
import { type ImportPlan, isReplaced, requiredColumns } from '../plans/import-plan.ts';
import type { ImportColumn } from '../plans/known-headings.ts';
import { importFieldNames } from '../patient-import.contract.ts';
import { t } from '../patient-import.texts.ts';

export interface ColumnChoiceProps {
  inspection: TableInspection;
  plan: ImportPlan;
  /** Fields to complain about. */
  missing: readonly (ImportColumn | 'dateOrder')[];
  onChange: (plan: ImportPlan) => void;
}

const [firstName, lastName, ...otherFields] = importFieldNames;
const fields: readonly ImportColumn[] = [
  ...([firstName, lastName, 'fullName'] as const),
  ...otherFields.flatMap((name): ImportColumn[] => (name === 'dateOfBirth' ? [name, 'age'] : [name])),
  'externalId',
];
const required: readonly string[] = requiredColumns;

/** For each field of a patient, the column that holds it; `data-question` marks what can be missing. */
export function ColumnChoice({ inspection, plan, missing, onChange }: ColumnChoiceProps) {
  const { header } = plan;
  const choices = [
    { value: '', label: t('notImported') },
    ...header.map((heading, column) => ({
      value: String(column),
      label: heading || t('unnamedColumn', { number: column + 1 }),
    })),
  ];
  const dateChoices = [
    { value: '', label: t('chooseOne') },
    ...dateOrders.map((order) => ({ value: order, label: t(`dateOrder.${order}`) })),
  ];
  function choose(field: ImportColumn, value: string) {
    const { [field]: _, ...columns } = plan.columns;
    const column = value === '' ? undefined : Number(value);
    onChange({
      ...plan,
      columns: column === undefined ? columns : { ...columns, [field]: column },
      ...(field === 'dateOfBirth' && {
        dateOrder: column === undefined ? undefined : inspection.dateOrders[column],
      }),
    });
  }
  function chooseOrder(value: string) {
    onChange({ ...plan, dateOrder: dateOrders.find((order) => order === value) });
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {fields.map((field) => (
        <Fragment key={field}>
          <NativeSelect
            label={t(field)}
            data={choices}
            data-question={field}
            value={String(plan.columns[field] ?? '')}
            required={required.includes(field) && !isReplaced(plan, field)}
            error={missing.includes(field) && t('chooseColumn')}
            description={samplesOf(inspection, plan.columns[field])}
            onChange={(event) => choose(field, event.currentTarget.value)}
          />
          {field === 'dateOfBirth' && plan.columns.dateOfBirth !== undefined && (
            <NativeSelect
              label={t('dateOrder')}
              data-question="dateOrder"
              data={dateChoices}
              value={plan.dateOrder ?? ''}
              required
              error={missing.includes('dateOrder') && t('chooseOne')}
              description={samplesOf(inspection, plan.columns.dateOfBirth)}
              onChange={(event) => chooseOrder(event.currentTarget.value)}
            />
          )}
        </Fragment>
      ))}
    </SimpleGrid>
  );
}

const maxSampleLength = 30;

function samplesOf({ firstRows }: TableInspection, column: number | undefined): string {
  if (column === undefined) return '\u00a0';
  const texts = firstRows.map((row) => row.cells[column] ?? '').filter(Boolean);
  const short = [...new Set(texts)]
    .slice(0, 3)
    .map((text) => (text.length > maxSampleLength ? `${text.slice(0, maxSampleLength)}…` : text));
  return short.length > 0 ? t('sampleValues', { values: short.join(', ') }) : t('noValues');
}
