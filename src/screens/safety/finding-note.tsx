import { Text } from '@mantine/core';
import type { MedicineCheck } from '#kernel/care/medicine-check.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { t } from './findings.texts.ts';

/** A finding as far as it is told: the checks of pharmacy name what can be found. */
export type ToldFinding = Pick<MedicineCheck, 'code' | 'severity'> & {
  facts: Readonly<MedicineCheck['facts']>;
};

const toneOf = {
  stop: 'danger',
  inform: 'warning',
  unchecked: 'neutral',
} as const satisfies Record<ToldFinding['severity'], Tone>;

/** What a check found, in a sentence. */
export function findingWords({ code, facts }: Pick<ToldFinding, 'code' | 'facts'>): string {
  return (t as (key: string, facts: ToldFinding['facts']) => string)(code, facts);
}

/** A finding with how grave it is. */
export function FindingNote({ finding }: { finding: ToldFinding }) {
  return (
    <Text size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
      <StatusBadge tone={toneOf[finding.severity]}>{t(finding.severity)}</StatusBadge> {findingWords(finding)}
    </Text>
  );
}
