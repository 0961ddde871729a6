import { Paper, SimpleGrid, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Fact } from './fact.tsx';

/** What a fact is called, and what it says. */
export type NamedFact = readonly [label: string, value: ReactNode];

/** The facts of a record under their heading, side by side where there is room. */
export function FactPanel({ title, facts }: { title: string; facts: readonly NamedFact[] }) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {title}
      </Title>
      <FactGrid facts={facts} />
    </Paper>
  );
}

/** The same without a panel of its own. */
export function FactGrid({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 1, xs: 2, md: Math.min(3, facts.length) }}
      spacing="md"
      verticalSpacing="sm"
      m={0}
    >
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </SimpleGrid>
  );
}
