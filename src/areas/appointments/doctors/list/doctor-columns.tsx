import { Text } from '@mantine/core';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Doctor } from '../doctor.contract.ts';
import { t } from '../doctors.texts.ts';

/** The columns of the list of doctors. */
export function doctorColumns(): ListColumn<Doctor>[] {
  return [
    { id: 'name', title: t('name'), isSortable: true, render: nameOf },
    { id: 'specialty', title: t('specialty'), isSortable: true, render: ({ specialty }) => specialty },
    { id: 'status', title: t('status'), width: 140, render: badgeOf },
    { id: 'account', title: t('account'), width: 140, render: accountOf },
  ];
}

function nameOf({ name }: Doctor) {
  return (
    <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
  );
}

function badgeOf({ status }: Doctor) {
  return (
    <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`status_${status}`)}</StatusBadge>
  );
}

function accountOf({ userId }: Doctor) {
  return userId === null ? (
    <Text size="sm" c="dimmed">
      {t('accountNone')}
    </Text>
  ) : (
    t('accountLinked')
  );
}
