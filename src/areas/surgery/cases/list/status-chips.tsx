import { Chip, Group } from '@mantine/core';
import { t } from '../cases.texts.ts';
import { statusChips, type statusFilters } from './case-list.address.ts';

type Status = (typeof statusFilters)[number];

export interface StatusChipsProps {
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

/** The states that are looked at most; the filter below has all of them. */
export function StatusChips({ value, onChange }: StatusChipsProps) {
  return (
    <Chip.Group
      value={value ?? 'all'}
      onChange={(chosen) => onChange(statusChips.find((one) => one === chosen))}
    >
      <Group gap="xs" mb="md" role="radiogroup" aria-label={t('statusChips')}>
        <Chip value="all">{t('chip_all')}</Chip>
        {statusChips.map((status) => (
          <Chip key={status} value={status}>
            {t(`status_${status}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
