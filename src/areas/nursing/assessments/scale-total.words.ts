import { glasgowParts } from '../scales/glasgow.ts';
import { scaleWord } from '../scales/scale.words.ts';
import { t } from '../scales/scales.texts.ts';
import { type ScoredScale, scoreOf } from '../scales/scored-scale.ts';
import { type ScaleName, scales } from './scale-answers.ts';

export interface ScaleWords {
  words: string;
  /** Null while answers are missing, and where an item could not be tested. */
  total: number | null;
  isIncomplete: boolean;
}

/** What the answers of a scale come to, or what is missing; undefined before the first answer. */
export function scaleTotalWords(
  name: ScaleName,
  answers: Readonly<Record<string, string>>,
): ScaleWords | undefined {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
  if (Object.keys(given).length === 0) return undefined;
  const scale: ScoredScale = scales[name];
  const { total, band, missing } = scoreOf(scale, given);
  const parts = name === 'glasgow' ? glasgowParts(given) : '';
  if (total !== null && band !== null) {
    const words = t('total', { total, band: scaleWord(name, band) });
    return { words: [words, parts].filter(Boolean).join(' · '), total, isIncomplete: false };
  }
  if (missing.length === 0) return { words: t('noTotal', { parts }), total: null, isIncomplete: false };
  const items = missing.map((item) => scaleWord(name, item)).join(', ');
  return { words: t('incomplete', { items }), total: null, isIncomplete: true };
}
