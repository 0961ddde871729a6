import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** What a fact is called, and what it says. */
export type Fact = readonly [label: string, value: ReactNode];

/** The facts of a record under their heading, side by side where there is room. */
export function FactPanel({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {title}
      </Title>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm" m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
