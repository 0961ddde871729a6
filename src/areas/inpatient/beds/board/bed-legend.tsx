import { Group } from '@mantine/core';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { bedStatuses } from '../bed.contract.ts';
import { bedTone } from '../bed.words.ts';
import { t } from '../beds.texts.ts';

/** What the colours of the board say. */
export function BedLegend() {
  return (
    <Group component="section" aria-label={t('legend')} gap="xs" mt="md">
      {bedStatuses.map((status) => (
        <StatusBadge key={status} tone={bedTone[status]}>
          {t(`status_${status}`)}
        </StatusBadge>
      ))}
    </Group>
  );
}
