import { Text } from '@mantine/core';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { isHighFallRisk } from '../../scales/morse.ts';
import { t } from '../../scales/scales.texts.ts';
import type { ScaleName } from '../scale-answers.ts';
import { scaleTotalWords } from '../scale-total.words.ts';

export interface ScaleTotalProps {
  name: ScaleName;
  answers: Readonly<Record<string, string>>;
  /** False where the assessment was entered in error: what was counted is read, and warns of nothing. */
  isValid?: boolean;
}

/** What the answers of a scale come to, or what is missing; nothing before the first answer. */
export function ScaleTotal({ name, answers, isValid = true }: ScaleTotalProps) {
  const said = scaleTotalWords(name, answers);
  if (!said) return null;
  return (
    <>
      <Text span size="sm" {...(said.isIncomplete && { c: 'dimmed' })}>
        {said.words}
      </Text>
      {isValid && name === 'morse' && said.total !== null && isHighFallRisk(said.total) && (
        <StatusBadge tone="danger">{t('highRisk')}</StatusBadge>
      )}
    </>
  );
}
