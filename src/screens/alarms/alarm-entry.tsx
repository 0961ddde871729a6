import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t } from './alarms.texts.ts';

export interface AlarmEntryProps {
  title: string;
  /** Beside the title. */
  badges?: ReactNode;
  isPassedOn: boolean;
  facts: string;
  actions?: ReactNode;
  acknowledgeLabel: string;
  /** Left out for who may not. */
  onAcknowledge: (() => void) | undefined;
  /** Who acknowledges it, for who may not. */
  otherwise?: string | undefined;
  children?: ReactNode;
}

/** One alarm that waits, with what can be done about it. */
export function AlarmEntry({
  title,
  badges,
  isPassedOn,
  facts,
  actions,
  acknowledgeLabel,
  onAcknowledge,
  otherwise,
  children,
}: AlarmEntryProps) {
  return (
    <Group justify="space-between" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {title}
          </Text>
          {badges}
          {isPassedOn && <StatusBadge tone="danger">{t('passedOn')}</StatusBadge>}
        </Group>
        <Text size="sm">{facts}</Text>
        {children}
      </div>
      <Group gap="xs">
        {actions}
        {onAcknowledge && (
          <Button size="xs" color="red" aria-label={acknowledgeLabel} onClick={onAcknowledge}>
            {t('acknowledge')}
          </Button>
        )}
        {!onAcknowledge && otherwise && <Text size="sm">{otherwise}</Text>}
      </Group>
    </Group>
  );
}
