import { Text } from '@mantine/core';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t as words } from '../../laboratory/laboratory.texts.ts';
import { flagTone } from '../../laboratory/laboratory.words.ts';
import { withUnit } from '../../ranges/unit-text.ts';
import type { LabResult } from '../lab-result.contract.ts';

/** What a result is beside its normal range, in words and colour. */
export function ResultFlag({ flag }: Pick<LabResult, 'flag'>) {
  return <StatusBadge tone={flagTone[flag]}>{words(`flag_${flag}`)}</StatusBadge>;
}

/** A result with its unit; what differs from normal is bold. */
export function ResultValue({ result, unit, flag }: Pick<LabResult, 'result' | 'unit' | 'flag'>) {
  const isPlain = flag === 'normal' || flag === 'unknown';
  return (
    <Text span fw={isPlain ? 400 : 700} style={{ overflowWrap: 'anywhere' }}>
      {withUnit(result, unit)}
    </Text>
  );
}
