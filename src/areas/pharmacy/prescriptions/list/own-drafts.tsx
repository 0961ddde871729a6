import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { PrescriptionDraft } from '../drafts/prescription-draft.contract.ts';
import { discardDraft } from '../prescription.calls.ts';
import { useDraftPage, useRefreshPrescriptions } from '../prescription.hooks.ts';
import { patientName } from '../prescription.words.ts';
import { t } from '../prescriptions.texts.ts';

const shown = 10;

/** Prescriptions that this person has begun and not signed. */
export function OwnDrafts() {
  const { dateTime } = useFormat();
  const refresh = useRefreshPrescriptions();
  const rows = useDraftPage({ limit: shown }).data?.rows ?? [];
  const discard = useConfirmedWrite({
    ask: ({ patient }: PrescriptionDraft) => ({
      title: t('discardTitle'),
      message: t('discardText', { name: patientName(patient) }),
      confirmLabel: t('discard'),
      isDestructive: true,
    }),
    call: ({ id: draftId }, submission) => discardDraft({ draftId }, submission),
    failed: () => t('failedToDiscard'),
    done: () => t('wasDiscarded'),
    onSettled: refresh,
  });
  if (rows.length === 0) return null;
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-labelledby="own-drafts">
      <Title order={2} size="h5" id="own-drafts" mb="xs">
        {t('drafts')}
      </Title>
      <Stack gap="xs">
        {rows.map((draft) => (
          <Group key={draft.id} justify="space-between" gap="xs">
            <Text size="sm">
              {patientName(draft.patient)} · {t('draftLines', { count: draft.content?.lines.length ?? 0 })} ·{' '}
              {dateTime(draft.updatedAt)}
            </Text>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/dashboard/prescriptions/new"
                    search={{ patientId: draft.patient.id, draftId: draft.id }}
                  />
                )}
              >
                {t('goOn')}
              </Button>
              <Button size="xs" variant="subtle" color="red" onClick={() => void discard.start(draft)}>
                {t('discard')}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
