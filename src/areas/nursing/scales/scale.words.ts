import type { ScoredScale } from './scored-scale.ts';
import { t } from './scales.texts.ts';

/** A question, an answer or a band of a scale by its name; a test holds the names against the scales. */
export function scaleWord(...name: string[]): string {
  return t(name.join('_') as 'morse');
}

/** The answers of a question with their points, after the empty one. */
export function answerChoices(scaleName: string, { items }: ScoredScale, item: string) {
  const answers = Object.entries(items[item] ?? {}).map(([value, points]) => {
    const answer = scaleWord(scaleName, item, value);
    return { value, label: points === null ? t('notCounted', { answer }) : t('answer', { answer, points }) };
  });
  return [{ value: '', label: t('open') }, ...answers];
}
