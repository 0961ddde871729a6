import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { toneColor, type Tone } from './tone.ts';

export interface StatusBadgeProps {
  tone?: Tone;
  /** Words that are many may stand on several lines. */
  wraps?: boolean;
  children: ReactNode;
}

const wrapped = { h: 'auto', styles: { label: { whiteSpace: 'normal' } } } as const;

/** A short state in words; the colour only repeats what the words say. */
export function StatusBadge({ tone = 'neutral', wraps = false, children }: StatusBadgeProps) {
  return (
    <Badge
      component="span"
      variant="light"
      color={toneColor[tone]}
      radius="sm"
      {...(wraps ? wrapped : { miw: 'max-content' })}
    >
      {children}
    </Badge>
  );
}
