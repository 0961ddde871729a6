import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { toneColor, type Tone } from './tone.ts';

/** A short state in words; the colour only repeats what the words say. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Badge component="span" variant="light" color={toneColor[tone]} radius="sm" miw="max-content">
      {children}
    </Badge>
  );
}
