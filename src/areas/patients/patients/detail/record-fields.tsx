import { Paper, SimpleGrid, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Fact } from '#ui/page/fact.tsx';

/** One line of a record. */
export interface RecordField {
  label: string;
  value: ReactNode;
  /** Takes the whole width, for addresses and notes. */
  isWide?: boolean;
}

/** A titled part of a record, read only. */
export function RecordFields({ title, fields }: { title: string; fields: readonly RecordField[] }) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {title}
      </Title>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" m={0}>
        {fields.map(({ label, value, isWide }) => (
          <Fact key={label} label={label} isWide={isWide}>
            {value}
          </Fact>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
