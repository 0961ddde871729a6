import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { TableInspection } from '#ui/tables/reading/table-inspection.ts';
import { t } from '../table-import.texts.ts';

/** Where in a file the list is; what is left out is found by itself. */
export interface TableLayout {
  sheet?: string;
  headingLine?: number;
}

export interface TableLayoutChoiceProps {
  inspection: TableInspection;
  onChange: (layout: TableLayout) => void;
}

const maxShown = 70;

/** Which sheet of a workbook is meant, and which row holds the headings: with the rows as they are in the file. */
export function TableLayoutChoice({ inspection, onChange }: TableLayoutChoiceProps) {
  const { shape, sheets, topRows, headingLine } = inspection;
  const sheet = shape.format === 'xlsx' ? shape.sheet : undefined;
  const rows = topRows.map(({ line, cells }) => ({
    value: String(line),
    label: t('headingRow', { line, cells: shortened(cells) }),
  }));
  return (
    <SimpleGrid cols={{ base: 1, sm: sheets.length > 1 ? 2 : 1 }} spacing="md">
      {sheets.length > 1 && (
        <NativeSelect
          label={t('sheet')}
          data={[...sheets]}
          value={sheet ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ sheet: value })}
        />
      )}
      <NativeSelect
        label={t('headingLine')}
        data={[...rows, { value: '0', label: t('noHeadings') }]}
        value={String(headingLine)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...(sheet !== undefined && { sheet }), headingLine: Number(value) })
        }
      />
    </SimpleGrid>
  );
}

function shortened(cells: readonly string[]): string {
  const text = cells.filter(Boolean).join(' · ');
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
