import { Text } from '@mantine/core';
import { nameColumn } from '#screens/list/columns.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import type { Ward } from '../ward.contract.ts';
import { ageWords, occupancyRate } from '../ward.words.ts';
import { t } from '../wards.texts.ts';

/** The columns of the list of wards. */
export function wardColumns({ number }: Format): ListColumn<Ward>[] {
  const count = (id: 'totalBeds' | 'availableBeds' | 'occupiedBeds', title: string): ListColumn<Ward> => ({
    id,
    title,
    align: 'end',
    width: 100,
    render: (ward) => number(ward[id]),
  });
  return [
    nameColumn(
      t('name'),
      ({ name }) => name,
      ({ floorNumber: floor }) => floor !== null && t('floorNumber', { floor }),
    ),
    { id: 'type', title: t('wardType'), render: ({ wardType }) => t(`type_${wardType}`) },
    { id: 'takes', title: t('sexPolicy'), render: takes },
    count('totalBeds', t('beds')),
    count('availableBeds', t('available')),
    count('occupiedBeds', t('occupied')),
    {
      id: 'occupancy',
      title: t('occupancy'),
      align: 'end',
      width: 110,
      render: (ward) => t('percent', { percent: occupancyRate(ward) }),
    },
    statusColumn(),
  ];
}

function takes(ward: Ward) {
  return (
    <>
      {t(`sex_${ward.sexPolicy}`)}
      <Text size="sm" c="dimmed">
        {ageWords(ward)}
      </Text>
    </>
  );
}
