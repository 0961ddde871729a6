import { Text } from '@mantine/core';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { glasgowParts } from '../../scales/glasgow.ts';
import { isHighFallRisk } from '../../scales/morse.ts';
import { scaleWord } from '../../scales/scale.words.ts';
import { t } from '../../scales/scales.texts.ts';
import { type ScoredScale, scoreOf } from '../../scales/scored-scale.ts';
import { type ScaleName, scales } from '../scale-answers.ts';

export interface ScaleTotalProps {
  name: ScaleName;
  answers: Readonly<Record<string, string>>;
}

/** What the answers of a scale come to, or what is missing; nothing before the first answer. */
export function ScaleTotal({ name, answers }: ScaleTotalProps) {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
  if (Object.keys(given).length === 0) return null;
  const scale: ScoredScale = scales[name];
  const { total, band, missing } = scoreOf(scale, given);
  const parts = name === 'glasgow' ? glasgowParts(given) : '';
  if (total !== null && band !== null) {
    return (
      <>
        <Text span size="sm">
          {t('total', { total, band: scaleWord(name, band) })}
          {parts && ` · ${parts}`}
        </Text>
        {name === 'morse' && isHighFallRisk(total) && (
          <StatusBadge tone="danger">{t('highRisk')}</StatusBadge>
        )}
      </>
    );
  }
  if (missing.length === 0) {
    return (
      <Text span size="sm">
        {t('noTotal', { parts })}
      </Text>
    );
  }
  return (
    <Text span size="sm" c="dimmed">
      {t('incomplete', { items: missing.map((item) => scaleWord(name, item)).join(', ') })}
    </Text>
  );
}
