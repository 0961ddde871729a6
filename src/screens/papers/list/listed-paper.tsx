import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';

export interface ListedPaperProps {
  /** Where it opens. */
  to: string;
  /** What is read of it first, such as its time or the number of its case. */
  label: string;
  /** Below it: whose it is, who wrote it. */
  details?: readonly string[];
}

/** The cell of a list that opens the paper. */
export function ListedPaper({ to, label, details = [] }: ListedPaperProps) {
  return (
    <>
      <Anchor component={Link} to={to} size="sm" fw={600}>
        {label}
      </Anchor>
      {[...new Set(details)].map((detail) => (
        <Text key={detail} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Text>
      ))}
    </>
  );
}
