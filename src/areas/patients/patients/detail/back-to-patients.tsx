import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../patients.texts.ts';

/** The way from a record back to the list. */
export function BackToPatients() {
  return (
    <Anchor component={Link} to="/dashboard/patients" size="sm" w="fit-content">
      <Group gap={4} component="span" wrap="nowrap">
        <Icon name="chevronLeft" size={16} />
        {t('backToPatients')}
      </Group>
    </Anchor>
  );
}
