import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { choicesOf } from '#kernel/tables/import-field.ts';
import { isReplaced, placeOf, type TableColumn, withColumn } from '#ui/tables/columns/table-columns.ts';
import { choiceLabels } from './choice-labels.ts';
import type { ColumnFieldsProps } from './column-fields-props.ts';
import { NotTaken } from './not-taken.tsx';
import { t } from '../table-import.texts.ts';

const forAll = 'same';

/** The fields of a table of many columns: each with samples of what its column holds, or one value for every row. */
export function ColumnFields<Name extends string>({ state, on, wasAsked }: ColumnFieldsProps<Name>) {
  const { inspection, plan } = state;
  const { header, firstRows } = inspection;
  const notTaken = on.reading.notTaken(header, plan.chosen);
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

  function choose(name: Name, value: string) {
    const constants = Object.fromEntries(
      Object.entries(plan.constants).filter(([other]) => other !== name),
    ) as typeof plan.constants;
    on.change({
      chosen: withColumn(plan.chosen, name, value === forAll ? undefined : placeOf(value)),
      constants: value === forAll ? { ...constants, [name]: '' } : constants,
    });
  }

  return (
    <>
      <Text size="sm">{t('columnsHint')}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {on.columns.map((column) => {
          const { name, label } = column;
          const isRequired = column.isRequired === true && !isReplaced(column, plan.chosen);
          const constant = plan.constants[name];
          const isMissing =
            wasAsked && isRequired && plan.chosen[name] === undefined && constant === undefined;
          return (
            <Stack key={name} gap={4}>
              <NativeSelect
                label={label}
                required={isRequired}
                value={constant === undefined ? String(plan.chosen[name] ?? '') : forAll}
                data={[
                  { value: '', label: t('notImported') },
                  { value: forAll, label: t('sameForAll') },
                  ...choices,
                ]}
                description={samplesOf(plan.chosen[name])}
                error={isMissing && t('chooseColumn')}
                onChange={({ currentTarget: { value } }) => choose(name, value)}
              />
              {constant !== undefined && (
                <Constant
                  column={column}
                  value={constant}
                  isMissing={wasAsked && isRequired && constant === ''}
                  onChange={(value) => on.change({ constants: { ...plan.constants, [name]: value } })}
                />
              )}
            </Stack>
          );
        })}
      </SimpleGrid>
      <NotTaken headings={notTaken} />
    </>
  );
}

interface ConstantProps<Name extends string> {
  column: TableColumn<Name>;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

function Constant<Name extends string>({ column, value, isMissing, onChange }: ConstantProps<Name>) {
  const choices = choicesOf(column);
  const shared = {
    'aria-label': t('sameValue', { label: column.label }),
    value,
    error: isMissing && t('enterValue'),
  };
  if (!choices) {
    return <TextInput {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  }
  return (
    <NativeSelect
      {...shared}
      data={[{ value: '', label: t('chooseMeaning') }, ...choiceLabels(column)]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
