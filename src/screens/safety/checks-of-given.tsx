import { Text } from '@mantine/core';
import type { MedicineCheck } from '#kernel/care/medicine-check.ts';
import { findingWords } from './finding-note.tsx';
import { t } from './findings.texts.ts';

/** What was known to speak against a medicine that was given, and why it was given all the same. */
export function ChecksOfGiven({ checks }: { checks: readonly MedicineCheck[] }) {
  return checks
    .filter(({ severity }) => severity !== 'unchecked')
    .map((check) => (
      <Text key={check.key} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {check.reason === null
          ? findingWords(check)
          : t('givenAllTheSame', { found: findingWords(check), reason: check.reason })}
      </Text>
    ));
}
