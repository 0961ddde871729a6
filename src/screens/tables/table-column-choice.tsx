import { Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { StepHeading } from '#screens/tables/step-heading.tsx';
import { headingsNotTaken, missingColumns, placeOf } from './table-columns.ts';
import { t } from './table-import.texts.ts';
import type { TableImport, TableImportState } from './use-table-import.ts';

export interface ColumnFieldsProps<Name extends string> {
  state: Extract<TableImportState<Name>, { step: 'plan' }>;
  on: TableImport<Name>;
}

export interface TableColumnChoiceProps<Name extends string> extends ColumnFieldsProps<Name> {
  /** The fields in which the columns are chosen. */
  Fields: ComponentType<ColumnFieldsProps<Name>>;
}

/** For each field, the column that holds it; the import starts once every required one is chosen. */
export function TableColumnChoice<Name extends string>({ state, on, Fields }: TableColumnChoiceProps<Name>) {
  const isMissing = missingColumns(on.columns, state.chosen).length > 0;
  return (
    <>
      <StepHeading>{t('columnsTitle')}</StepHeading>
      <Fields state={state} on={on} />
      <Group gap="sm">
        <Button disabled={isMissing} onClick={() => void on.start()}>
          {t('start', { count: state.inspection.rowCount })}
        </Button>
        <Button variant="default" onClick={on.chooseAnother}>
          {t('chooseAnother')}
        </Button>
      </Group>
    </>
  );
}

/** The fields of a table of many columns: each with samples of what its column holds. */
export function ColumnFields<Name extends string>({ state, on }: ColumnFieldsProps<Name>) {
  const { inspection, chosen } = state;
  const { header, firstRows } = inspection;
  const missing = missingColumns(on.columns, chosen);
  const notTaken = headingsNotTaken(header, chosen);
  const choices = header.map((heading, place) => ({
    value: String(place),
    label: heading || t('unnamedColumn', { number: place + 1 }),
  }));

  function samplesOf(column: number | undefined) {
    if (column === undefined) return '\u00a0';
    const texts = firstRows.map(({ cells }) => (cells[column] ?? '').slice(0, 30)).filter(Boolean);
    const values = [...new Set(texts)].slice(0, 3).join(', ');
    return values === '' ? t('noValues') : t('sampleValues', { values });
  }

  return (
    <>
      <Text size="sm">{t('columnsHint')}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {on.columns.map(({ name, label, isRequired = false }) => (
          <NativeSelect
            key={name}
            label={label}
            required={isRequired}
            value={String(chosen[name] ?? '')}
            data={[{ value: '', label: t('notImported') }, ...choices]}
            description={samplesOf(chosen[name])}
            error={missing.includes(name) && t('chooseColumn')}
            onChange={({ currentTarget: { value } }) => on.choose(name, placeOf(value))}
          />
        ))}
      </SimpleGrid>
      {notTaken.length > 0 && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('notTaken', { columns: notTaken.join(', ') })}
        </Text>
      )}
    </>
  );
}
