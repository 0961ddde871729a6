import { Anchor, Group } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';

export interface BackLinkProps {
  to: `/${string}`;
  /** Such as 'Back to patients'. */
  label: string;
}

/** The way from a record or a form back to the list above it. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Anchor component={Link} to={to} size="sm" w="fit-content">
      <Group gap={4} component="span" wrap="nowrap">
        <Icon name="chevronLeft" size={16} />
        {label}
      </Group>
    </Anchor>
  );
}
