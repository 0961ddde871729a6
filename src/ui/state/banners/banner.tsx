import { Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { toneColor, type Tone } from '#ui/page/tone.ts';

export interface BannerProps {
  isShown: boolean;
  icon: AnyIcon;
  tone: Tone;
  children: ReactNode;
}

/** A line across the page; the live region stays in place so that screen readers hear it appear. */
export function Banner({ isShown, icon, tone, children }: BannerProps) {
  const color = toneColor[tone];
  return (
    <output style={{ display: 'block' }}>
      {isShown && (
        <Paper
          radius={0}
          px="md"
          py="xs"
          bg={`var(--mantine-color-${color}-light)`}
          c={`var(--mantine-color-${color}-light-color)`}
        >
          <Group gap="sm" justify="center" fz="sm" fw={550}>
            <Icon name={icon} />
            {children}
          </Group>
        </Paper>
      )}
    </output>
  );
}
