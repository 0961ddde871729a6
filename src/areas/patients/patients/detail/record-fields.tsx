import { Paper, SimpleGrid, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Fact } from '#ui/page/fact.tsx';
import { NotRecorded } from '#ui/page/fact-panel.tsx';

/** One line of a record. */
export interface RecordField {
  label: string;
  /** Null for what nobody has recorded: it is named in one line below the others. */
  value: ReactNode;
  /** Takes the whole width, for addresses and notes. */
  isWide?: boolean;
}

/** A titled part of a record, read only. */
export function RecordFields({ title, fields }: { title: string; fields: readonly RecordField[] }) {
  const titleId = useId();
  const known = fields.filter(({ value }) => value !== null);
  const unknown = fields.filter(({ value }) => value === null).map(({ label }) => label);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {title}
      </Title>
      <SimpleGrid
        component="dl"
        type="container"
        cols={{ base: 1, '400px': 2 }}
        spacing="md"
        verticalSpacing="sm"
        m={0}
      >
        {known.map(({ label, value, isWide }) => (
          <Fact key={label} label={label} isWide={isWide}>
            {value}
          </Fact>
        ))}
      </SimpleGrid>
      <NotRecorded labels={unknown} />
    </Paper>
  );
}
