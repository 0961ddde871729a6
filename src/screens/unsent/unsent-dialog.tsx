import { Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { KeepableKind } from '#client/registration/keepable-kinds.ts';
import type { PlacedEntry } from '#client/unsent/unsent-entry.ts';
import { useUnsent } from '#client/unsent/unsent-state.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import { DiscardForm, type TellDiscarded } from './discard-form.tsx';
import { UnsentItem } from './unsent-item.tsx';
import { t } from './unsent.texts.ts';

export interface UnsentDialogProps {
  kinds: readonly KeepableKind[];
  tell: TellDiscarded;
  onClose: () => void;
}

/** What is not sent yet, in the order of typing, with what the server asks about each. */
export function UnsentDialog({ kinds, tell, onClose }: UnsentDialogProps) {
  const { entries } = useUnsent();
  const [discarded, setDiscarded] = useState<PlacedEntry>();
  const isNarrow = useIsNarrow();
  const firstOf = (patientId: string) => entries.find((entry) => entry.patientId === patientId);
  return (
    <Modal opened onClose={onClose} title={t('title')} size="lg" fullScreen={isNarrow}>
      <Stack gap="sm">
        <Text size="sm">{entries.length === 0 ? t('none') : t('lead')}</Text>
        {entries.map((entry) => (
          <Paper key={entry.id} component="article" withBorder p="sm" aria-label={entry.words}>
            <UnsentItem
              entry={entry}
              kind={kinds.find(({ call }) => call === entry.call)}
              isBehind={firstOf(entry.patientId) !== entry}
              onDiscard={() => setDiscarded(entry)}
              onLeave={onClose}
            />
          </Paper>
        ))}
      </Stack>
      {discarded && <DiscardForm entry={discarded} tell={tell} onClose={() => setDiscarded(undefined)} />}
    </Modal>
  );
}
