import { Badge } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { toneColor } from '#ui/page/tone.ts';
import { t } from '../../patients/patients.texts.ts';

/** Says that a record is restricted. */
export function RestrictedBadge() {
  return (
    <Badge variant="light" color={toneColor.danger} radius="sm" leftSection={<Icon name="lock" size={12} />}>
      {t('restricted')}
    </Badge>
  );
}
