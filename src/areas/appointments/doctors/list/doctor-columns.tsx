import { Text } from '@mantine/core';
import { nameColumn } from '#screens/list/columns.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import type { Doctor } from '../doctor.contract.ts';
import { t } from '../doctors.texts.ts';

/** The columns of the list of doctors. */
export function doctorColumns(): ListColumn<Doctor>[] {
  return [
    { ...nameColumn<Doctor>(t('name'), ({ name }) => name), isSortable: true },
    { id: 'specialty', title: t('specialty'), isSortable: true, render: ({ specialty }) => specialty },
    statusColumn(),
    { id: 'account', title: t('account'), width: 140, render: accountOf },
  ];
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
