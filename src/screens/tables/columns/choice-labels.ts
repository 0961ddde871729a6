import { choicesOf } from '#kernel/tables/import-field.ts';
import type { TableColumn } from '#ui/tables/columns/table-columns.ts';
import { t } from '../table-import.texts.ts';

/** What a column can hold, in words. */
export function choiceLabels<Name extends string>(
  column: TableColumn<Name>,
): { value: string; label: string }[] {
  const own = (code: string) => (column.reads === 'yes-no' ? t(code as 'yes' | 'no') : code);
  const { choiceLabel = own } = column;
  return (choicesOf(column) ?? []).map(({ code }) => ({ value: code, label: choiceLabel(code) }));
}
