import { Text } from '@mantine/core';
import { figureColumn, nameColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { withUnit } from '../../ranges/unit-text.ts';
import type { LabTest } from '../lab-test.contract.ts';
import { t } from '../lab-tests.texts.ts';

/** The columns of the catalogue. */
export function labTestColumns(format: Format): ListColumn<LabTest>[] {
  return [
    {
      ...nameColumn<LabTest>(
        t('columnTest'),
        ({ name }) => name,
        ({ description }) => description,
      ),
      isSortable: true,
    },
    { id: 'category', title: t('columnCategory'), render: ({ category }) => category },
    { id: 'range', title: t('columnRange'), render: rangeAndUnit },
    { id: 'specimen', title: t('columnSpecimen'), render: ({ specimen }) => stated(specimen) },
    {
      id: 'turnaround',
      title: t('columnTurnaround'),
      render: ({ turnaroundTime }) => stated(turnaroundTime),
    },
    figureColumn('price', t('columnPrice'), ({ priceMinor }) => format.money(priceMinor)),
  ];
}

function rangeAndUnit({ normalRange, unit }: LabTest) {
  return stated(withUnit(normalRange ?? '', unit));
}

function stated(text: string | null) {
  if (text) return text;
  return (
    <Text size="sm" c="dimmed">
      {t('notStated')}
    </Text>
  );
}
