import { Text } from '@mantine/core';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Service } from '../service.contract.ts';
import { t } from '../services.texts.ts';

/** The columns of the catalogue. */
export function serviceColumns(format: Format): ListColumn<Service>[] {
  return [
    { id: 'name', title: t('name'), render: nameAndDescription },
    { id: 'category', title: t('category'), render: ({ category }) => category },
    {
      id: 'price',
      title: t('price'),
      align: 'end',
      width: 160,
      render: ({ priceMinor }) => format.money(priceMinor),
    },
    { id: 'status', title: t('status'), width: 120, render: badgeOf },
  ];
}

function nameAndDescription({ name, description }: Service) {
  return (
    <>
      <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {description && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {description}
        </Text>
      )}
    </>
  );
}

function badgeOf({ status }: Service) {
  return (
    <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
  );
}
