import { Group } from '@mantine/core';
import type { ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { t } from '../papers.texts.ts';

export interface ListedStatusProps {
  label: string;
  tone: Tone;
  mark?: ErrorMark;
}

/** The status of a paper in a list, and that it was entered in error: then its status has no colour of its own. */
export function ListedStatus({ label, tone, mark = null }: ListedStatusProps) {
  return (
    <Group gap={4}>
      <StatusBadge tone={mark ? 'neutral' : tone}>{label}</StatusBadge>
      {mark && <StatusBadge tone="danger">{t('enteredInError')}</StatusBadge>}
    </Group>
  );
}
