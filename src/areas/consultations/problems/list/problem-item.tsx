import { Button, Group, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Problem } from '../problem.contract.ts';
import { t } from '../problems.texts.ts';

export interface ProblemItemProps {
  problem: Problem;
  /** Left out where nothing can be changed. */
  onBegin?: (task: 'edit' | 'resolve' | 'error') => void;
}

/** One problem: since when, what is noted of it, and who says so. */
export function ProblemItem({ problem, onBegin }: ProblemItemProps) {
  const { dateTime, date } = useFormat();
  const { title, code, certainty, status, since, resolvedOn, notes, statusReason } = problem;
  const days = [
    since && t('sinceDay', { day: date(since) }),
    resolvedOn && t('resolvedDay', { day: date(resolvedOn) }),
  ].filter(Boolean);
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Group gap="xs">
          <Text
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
            {...(status === 'entered-in-error' && { td: 'line-through' })}
          >
            {title}
          </Text>
          {code && (
            <Text size="sm" c="dimmed">
              {code}
            </Text>
          )}
          {status !== 'active' && <StatusBadge tone="neutral">{t(`status_${status}`)}</StatusBadge>}
          {status === 'active' && certainty === 'provisional' && (
            <StatusBadge tone="warning">{t('certainty_provisional')}</StatusBadge>
          )}
        </Group>
        {days.length > 0 && <Text size="sm">{days.join(' · ')}</Text>}
        {(notes ?? statusReason) && (
          <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {[notes, statusReason].filter(Boolean).join('\n')}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {[
            t('recordedBy', { name: problem.recordedByName, time: dateTime(problem.recordedAt) }),
            problem.joinedFrom && t('joinedFrom', { number: problem.joinedFrom }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {onBegin && (
        <Group gap={4}>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('editOf', { title })}
            onClick={() => onBegin('edit')}
          >
            {t('edit')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('resolveOf', { title })}
            onClick={() => onBegin('resolve')}
          >
            {t('resolve')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={t('markInErrorOf', { title })}
            onClick={() => onBegin('error')}
          >
            {t('markInError')}
          </Button>
        </Group>
      )}
    </Group>
  );
}
