import { nameColumn } from '#screens/list/columns.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import type { Service } from '../service.contract.ts';
import { t } from '../services.texts.ts';

/** The columns of the catalogue. */
export function serviceColumns(format: Format): ListColumn<Service>[] {
  return [
    nameColumn(
      t('name'),
      ({ name }) => name,
      ({ description }) => description,
    ),
    { id: 'category', title: t('category'), render: ({ category }) => category },
    {
      id: 'price',
      title: t('price'),
      align: 'end',
      width: 160,
      render: ({ priceMinor }) => format.money(priceMinor),
    },
    statusColumn(),
  ];
}
