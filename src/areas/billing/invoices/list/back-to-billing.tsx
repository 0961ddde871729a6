import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../invoices.texts.ts';

/** The way from an invoice back to the list. */
export function BackToBilling() {
  return (
    <Anchor component={Link} to="/dashboard/billing" size="sm" w="fit-content">
      <Group gap={4} component="span" wrap="nowrap">
        <Icon name="chevronLeft" size={16} />
        {t('backToBilling')}
      </Group>
    </Anchor>
  );
}
