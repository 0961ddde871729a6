import { Badge } from '@mantine/core';
import { toneColor, type Tone } from '#ui/page/tone.ts';
import { t } from '../vital-signs.texts.ts';

const tones: readonly Tone[] = ['neutral', 'info', 'warning', 'danger'];

/** How many points of NEWS2 a measurement gives; nothing for none. */
export function Points({ points }: { points: number | null | undefined }) {
  if (!points) return null;
  return (
    <Badge
      component="span"
      size="sm"
      radius="sm"
      variant="light"
      color={toneColor[tones[points] ?? 'danger']}
      title={t('points', { count: points })}
    >
      +{points}
    </Badge>
  );
}
