import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Fact } from './fact.tsx';
import { t } from './page.texts.ts';
import { Panel } from './panel.tsx';

/** What a fact is called, and what it says; without a value it is named in one line below the others. */
export type NamedFact = readonly [label: string, value: ReactNode];

/** The facts of a record under their heading, side by side where there is room. */
export function FactPanel({ title, facts }: { title: string; facts: readonly NamedFact[] }) {
  return (
    <Panel title={title}>
      <FactGrid facts={facts} />
    </Panel>
  );
}

/** The same without a panel of its own. */
export function FactGrid({ facts }: { facts: readonly NamedFact[] }) {
  const known = facts.filter(([, value]) => isKnown(value));
  const unknown = facts.filter(([, value]) => !isKnown(value)).map(([label]) => label);
  return (
    <>
      {known.length > 0 && (
        <SimpleGrid
          component="dl"
          // By the room of its own panel: a date with its time fits into a column, and no word is broken.
          type="container"
          cols={{ base: 1, '400px': 2, '620px': Math.min(3, known.length) }}
          spacing="md"
          verticalSpacing="xs"
          m={0}
        >
          {known.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </SimpleGrid>
      )}
      <NotRecorded labels={unknown} />
    </>
  );
}

function isKnown(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== false && value !== '';
}

/** In one line, what a record does not say. */
export function NotRecorded({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {t('notRecorded', { facts: labels.join(', ') })}
    </Text>
  );
}
