import { Group, NativeSelect, Text } from '@mantine/core';
import type { ColumnFieldsProps } from '#screens/tables/columns/column-fields-props.ts';
import { placeOf, withColumn } from '#ui/tables/columns/table-columns.ts';
import type { DiagnosisColumn } from './diagnosis-columns.ts';
import { t } from './diagnosis-import.texts.ts';

/** Which column holds the code and which the title, with the first row as it would be taken. */
export function DiagnosisFields({ state: { inspection, plan }, on }: ColumnFieldsProps<DiagnosisColumn>) {
  const { chosen } = plan;
  const { header, firstRows, rowCount } = inspection;
  const choices = header.map((heading, place) => ({
    value: String(place),
    label: heading || String(place + 1),
  }));
  const first = firstRows[0]?.cells ?? [];
  return (
    <>
      <Text size="sm">{t('rows', { count: rowCount })}</Text>
      <Group gap="md" align="flex-start">
        {on.columns.map(({ name, label }) => (
          <NativeSelect
            key={name}
            label={label}
            value={String(chosen[name] ?? '')}
            onChange={({ currentTarget: { value } }) =>
              on.change({ chosen: withColumn(chosen, name, placeOf(value)) })
            }
            data={[{ value: '', label: t('noColumn') }, ...choices]}
            {...(name === 'title' && chosen.title === undefined && { error: t('chooseColumn') })}
          />
        ))}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('first', { code: first[chosen.code ?? -1] ?? '', title: first[chosen.title ?? -1] ?? '' })}
      </Text>
    </>
  );
}
