import { Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { sbarParts } from '../handover.words.ts';
import { t } from '../handovers.texts.ts';
import type { Sbar } from '../sbar/sbar.contract.ts';

/** What is told of a patient, part by part; null for a record that is closed to the reader. */
export function SbarLines({ sbar }: { sbar: Sbar | null }) {
  const format = useFormat();
  if (sbar === null) return <Text size="sm">{t('restricted')}</Text>;
  return sbarParts(sbar, format).map(({ title, lines, isUrgent = false }) => (
    <div key={title} style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={600} {...(isUrgent && { c: 'red' })}>
        {title}
      </Text>
      {lines.map((line) => (
        <Text key={line} size="sm" {...(isUrgent && { c: 'red' })}>
          {line}
        </Text>
      ))}
    </div>
  ));
}
