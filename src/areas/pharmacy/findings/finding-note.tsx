import { Text } from '@mantine/core';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { Finding } from '../safety/finding.ts';
import { t } from './findings.texts.ts';

const toneOf = {
  stop: 'danger',
  inform: 'warning',
  unchecked: 'neutral',
} as const satisfies Record<Finding['severity'], Tone>;

/** What a check found, in a sentence. */
export function findingWords({ code, facts }: Pick<Finding, 'code' | 'facts'>): string {
  return (t as (key: string, facts: Finding['facts']) => string)(code, facts);
}

/** A finding with how grave it is. */
export function FindingNote({ finding }: { finding: Pick<Finding, 'code' | 'facts' | 'severity'> }) {
  return (
    <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
      <StatusBadge tone={toneOf[finding.severity]}>{t(finding.severity)}</StatusBadge> {findingWords(finding)}
    </Text>
  );
}
