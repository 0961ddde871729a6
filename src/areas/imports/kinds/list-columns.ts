import type { TableColumn } from '#ui/tables/columns/table-columns.ts';
import type { ListName } from '../runs/list-needs.ts';
import { listFields } from './list-fields.ts';
import { t } from './list-fields.texts.ts';

type TextKey = Parameters<typeof t>[0];

/** The columns of a list as a person reads of them. */
export function listColumns(list: ListName): TableColumn<string>[] {
  return listFields[list].map((field) => ({
    ...field,
    label: t(field.name as TextKey),
    ...(typeof field.reads !== 'string' && {
      choiceLabel: (code: string) => t(`${field.name}.${code}` as TextKey),
    }),
  }));
}
