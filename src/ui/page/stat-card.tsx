import { Group, Paper, Skeleton, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { toneColor, type Tone } from '#ui/page/tone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import classes from './stat-card.module.css';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: AnyIcon;
  tone?: Tone;
  isLoading?: boolean;
}

/** One figure with its name; used inside a StatCardRow. */
export function StatCard({ label, value, hint, icon, tone = 'accent', isLoading = false }: StatCardProps) {
  return (
    <Paper withBorder className={classes['card']} aria-busy={isLoading}>
      <Group component="dt" align="center" wrap="nowrap" gap="xs" flex="1 1 5rem">
        {icon && (
          <ThemeIcon
            component="span"
            variant="light"
            color={toneColor[tone]}
            size="md"
            className={classes['icon'] ?? ''}
          >
            <Icon name={icon} size={16} />
          </ThemeIcon>
        )}
        <span>
          <Text component="span" display="block" size="sm" lh={1.25} c="dimmed" fw={550}>
            {label}
          </Text>
          {hint !== undefined && (
            <Text component="span" display="block" size="xs" lh={1.25} c="dimmed">
              {isLoading ? '\u00a0' : hint}
            </Text>
          )}
        </span>
      </Group>
      <dd className={classes['figures']}>
        {isLoading ? (
          // As high as the figure, and no wider than most are: nothing moves when it comes.
          <Skeleton w="2.5rem" ms="auto">
            <Text component="span" className={classes['value']}>
              {'\u00a0'}
            </Text>
          </Skeleton>
        ) : (
          <Text
            component="span"
            data-figure
            className={classes['value']}
            style={{ '--letters': lettersOf(value) }}
          >
            {value}
          </Text>
        )}
      </dd>
    </Paper>
  );
}

/** How many letters the longest word of a figure has, by which it is written smaller; 0 where that is not known. */
function lettersOf(value: ReactNode): number {
  if (typeof value !== 'string' && typeof value !== 'number') return 0;
  return Math.max(
    ...String(value)
      .split(' ')
      .map((word) => word.length),
  );
}

/** Lays stat cards side by side, two to a row on a phone; `label` names the group for screen readers. */
export function StatCardRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <dl className={classes['row']}>{children}</dl>
    </section>
  );
}
