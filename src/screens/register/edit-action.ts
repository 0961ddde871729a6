import type { RowAction } from '#ui/list/list-types.ts';
import { t } from './register.texts.ts';

/** The action of a row that opens its form. */
export function editAction(onClick: () => void): RowAction {
  return { label: t('edit'), icon: 'edit', onClick };
}
