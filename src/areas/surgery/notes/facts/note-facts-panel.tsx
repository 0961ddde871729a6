import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Fact } from '#ui/page/fact.tsx';
import type { NoteFacts } from './note-facts.contract.ts';
import { t } from './note-facts.texts.ts';
import { factLines } from './note-facts.words.ts';

/** What the program knows of the operation, beside what the surgeon writes. */
export function NoteFactsPanel({ facts, isInForm = false }: { facts: NoteFacts; isInForm?: boolean }) {
  const titleId = useId();
  const format = useFormat();
  return (
    <Paper component="section" withBorder p={isInForm ? 'sm' : 'md'} aria-labelledby={titleId}>
      <Title order={isInForm ? 3 : 2} size={isInForm ? 'h5' : 'h4'} mb="xs" id={titleId}>
        {t('title')}
      </Title>
      {isInForm && (
        <Text size="xs" c="dimmed" mb="xs">
          {t('lead')}
        </Text>
      )}
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} verticalSpacing="xs" m={0}>
        {factLines(facts, format).map(([label, lines]) => (
          <Fact key={label} label={label} isWide={lines.length > 1}>
            {lines.map((line) => (
              <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
                {line}
              </Text>
            ))}
          </Fact>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
