import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { KeepableKind } from '#client/registration/keepable-kinds.ts';
import { type PlacedEntry, tooOldCode, valuesToCorrect } from '#client/unsent/unsent-entry.ts';
import { sendEntryAgain } from '#client/unsent/decide-entry.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { placeDraft, readDraft } from '#ui/form/draft-store.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t } from './unsent.texts.ts';
import { useRefusalWords } from './use-refusal-words.ts';

export interface UnsentItemProps {
  entry: PlacedEntry;
  kind: KeepableKind | undefined;
  /** An earlier entry of the same patient is not sent yet. */
  isBehind: boolean;
  onDiscard: () => void;
  onLeave: () => void;
}

/** One entry: whom it is about, what was typed and when, and, where it was refused, why and what now. */
export function UnsentItem({ entry, kind, isBehind, onDiscard, onLeave }: UnsentItemProps) {
  const { dateTime } = useFormat();
  const { refusal } = entry;
  const why = useRefusalWords(refusal, kind);
  const state = refusal ? 'asking' : isBehind ? 'behind' : 'waiting';
  const isTooOld = refusal?.code === tooOldCode;
  const correct = useCorrection(entry, onLeave);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {entry.patientName}
        </Text>
        <StatusBadge tone={refusal ? 'danger' : 'warning'}>{t(`state_${state}`)}</StatusBadge>
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {entry.words}
      </Text>
      <Text size="xs" c="dimmed">
        {t('typedAt', { time: dateTime(entry.typedAt) })}
      </Text>
      {refusal && (
        <>
          <Text size="sm" role="alert" c="var(--mantine-color-error)">
            {isTooOld ? t('tooOld') : why}
          </Text>
          <Group gap="xs">
            {!isTooOld && <Button onClick={() => void correct()}>{t('correct')}</Button>}
            <Button variant="default" onClick={() => void sendEntryAgain(entry)}>
              {isTooOld ? t('sendAnyway') : t('sendAgain')}
            </Button>
            <Button variant="default" color="red" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

/** Opens the form of an entry with what was typed. */
function useCorrection(entry: PlacedEntry, onLeave: () => void): () => Promise<void> {
  const { id, form } = entry;
  const navigate = useNavigate();
  return async () => {
    const typed = readDraft(form.draftKey);
    if (typed && typed.corrects !== id) {
      const isSure = await confirmAction({
        title: t('replaceTitle'),
        message: t('replaceText'),
        confirmLabel: t('replaceConfirm'),
      });
      if (!isSure) return;
    }
    placeDraft(form.draftKey, { values: valuesToCorrect(entry), submissionKey: null, corrects: id });
    onLeave();
    await navigate({ to: form.address, ignoreBlocker: true });
  };
}
