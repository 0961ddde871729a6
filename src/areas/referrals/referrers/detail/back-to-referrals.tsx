import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../referrers.texts.ts';

/** The way from a referrer back to the list. */
export function BackToReferrals() {
  return (
    <Anchor component={Link} to="/dashboard/referrals" size="sm" w="fit-content">
      <Group gap={4} component="span" wrap="nowrap">
        <Icon name="chevronLeft" size={16} />
        {t('backToReferrals')}
      </Group>
    </Anchor>
  );
}
