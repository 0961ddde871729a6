import { Button, Group, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Allergy } from '../allergy.contract.ts';
import { reactionWords, recordedWords, severityTone } from '../allergy.words.ts';
import { t } from '../allergies.texts.ts';

export interface AllergyItemProps {
  allergy: Allergy;
  /** Both left out where nothing can be changed. */
  onEdit?: () => void;
  onEnd?: () => void;
}

/** One allergy: to what, how bad, what happened, and who says so. */
export function AllergyItem({ allergy, onEdit, onEnd }: AllergyItemProps) {
  const { dateTime, date } = useFormat();
  const { substance, severity, status, statusReason, noticedOn } = allergy;
  const isActive = status === 'active';
  const by = isActive
    ? { name: allergy.recordedByName, time: dateTime(allergy.recordedAt) }
    : { name: allergy.changedByName, time: dateTime(allergy.updatedAt) };
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Group gap="xs">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }} {...(!isActive && { td: 'line-through' })}>
            {substance}
          </Text>
          {isActive ? (
            <StatusBadge tone={severityTone[severity]}>{t(`severity_${severity}`)}</StatusBadge>
          ) : (
            <StatusBadge tone="neutral">{t(`status_${status}`)}</StatusBadge>
          )}
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {isActive ? reactionWords(allergy) : statusReason}
          {isActive && noticedOn && ` · ${date(noticedOn)}`}
        </Text>
        <Text size="xs" c="dimmed">
          {[recordedWords(by), allergy.joinedFrom && t('joinedFrom', { number: allergy.joinedFrom })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {onEdit && onEnd && (
        <Group gap={4}>
          <Button size="compact-sm" variant="subtle" aria-label={t('editOf', { substance })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={t('endOf', { substance })}
            onClick={onEnd}
          >
            {t('end')}
          </Button>
        </Group>
      )}
    </Group>
  );
}
