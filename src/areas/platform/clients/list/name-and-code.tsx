import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { ClientSummary } from '../client.contract.ts';

/** A hospital in a list: its name leads to its page. */
export function NameAndCode({ client: { id, name, slug } }: { client: ClientSummary }) {
  return (
    <>
      <Anchor
        component={Link}
        to={`/dashboard/super-admin/clients/${id}`}
        size="sm"
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {slug}
      </Text>
    </>
  );
}
