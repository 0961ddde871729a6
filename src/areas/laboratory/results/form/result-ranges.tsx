import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { rangeFor } from '../../ranges/examination.ts';
import type { Subject } from '../../ranges/range-choice.ts';
import type { TestOfOrder } from '../lab-result.contract.ts';
import { t } from '../lab-results.texts.ts';

export interface ResultRangesProps {
  test: TestOfOrder;
  /** Null for a record that is closed to the reader. */
  subject: Subject | null;
}

/** The range of this patient; those of others are a click away. */
export function ResultRanges({ test: { name, normalRange }, subject }: ResultRangesProps) {
  const [isWhole, setWhole] = useState(false);
  if (normalRange === null) return null;
  const own = rangeFor(normalRange, subject);
  return (
    <Text size="sm" c="dimmed">
      {t(subject ? 'rangeHint' : 'rangesHint', { range: isWhole || own === null ? normalRange : own })}{' '}
      {own !== normalRange && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-expanded={isWhole}
          aria-label={t(isWhole ? 'ownRangeOf' : 'allRangesOf', { test: name })}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'ownRange' : 'allRanges')}
        </Anchor>
      )}
    </Text>
  );
}
