import { Anchor, Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from '#client/link.tsx';

/** A report under its heading, with what it is asked for beside it. */
export function ReportSection({
  title,
  choice,
  children,
}: {
  title: string;
  choice?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        {choice}
      </Group>
      {children}
    </section>
  );
}

/** An item's name, which opens it. */
export function ItemLink({ item }: { item: { id: string; name: string } }) {
  return (
    <Anchor
      component={Link}
      to={`/dashboard/inventory/${item.id}`}
      size="sm"
      fw={600}
      style={{ overflowWrap: 'anywhere' }}
    >
      {item.name}
    </Anchor>
  );
}
