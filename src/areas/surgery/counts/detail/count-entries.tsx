import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { confirmCount, markCountEntry } from '../count.calls.ts';
import type { CountEntry, SurgicalCounts } from '../count.contract.ts';
import { useRefreshCounts, useRememberCounts } from '../count.hooks.ts';
import { countRefusals, entryDetail, entryTitle } from '../count.words.ts';
import { t } from '../counts.texts.ts';

/** Every entry, the latest first, with who counted; one made in error stays to be read. */
export function CountEntries({ counts, mayChange }: { counts: SurgicalCounts; mayChange: boolean }) {
  const { caseId, entries } = counts;
  const { user } = usePerson();
  const remember = useRememberCounts();
  const refresh = useRefreshCounts();
  const [marked, setMarked] = useState<CountEntry>();
  const confirmation = useConfirmedWrite<CountEntry, SurgicalCounts>({
    call: ({ id: entryId }, submission) => confirmCount({ caseId, entryId }, submission),
    done: () => t('wasConfirmed'),
    failed: () => t('failedToConfirm'),
    refusals: countRefusals,
    onDone: remember,
    onSettled: refresh,
  });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="count-entries">
      <Title order={2} size="h4" mb="md" id="count-entries">
        {t('entries')}
      </Title>
      {entries.length === 0 && <Text c="dimmed">{t('noEntries')}</Text>}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {entries.toReversed().map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            mayConfirm={mayChange && entry.enteredBy !== user.id}
            isBusy={confirmation.busyId === entry.id}
            onConfirm={() => void confirmation.start(entry)}
            {...(mayChange && { onMark: () => setMarked(entry) })}
          />
        ))}
      </Stack>
      {marked && (
        <ReasonForm
          title={t('markTitle')}
          text={t('markText')}
          label={t('reason')}
          submitLabel={t('mark')}
          draftKey={`surgical-count-error.${marked.id}`}
          send={(reason, submission) => markCountEntry({ caseId, entryId: marked.id, reason }, submission)}
          failed={t('failedToMark')}
          refusals={countRefusals}
          done={(after: SurgicalCounts) => {
            remember(after);
            return t('wasMarked');
          }}
          onRefused={refresh}
          onClose={() => setMarked(undefined)}
        />
      )}
    </Paper>
  );
}

interface EntryProps {
  entry: CountEntry;
  mayConfirm: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onMark?: () => void;
}

function Entry({ entry, mayConfirm, isBusy, onConfirm, onMark }: EntryProps) {
  const { dateTime } = useFormat();
  const { facts, enteredByName: name, enteredAt, confirmedByName: second, isInError, errorReason } = entry;
  const title = facts ? entryTitle(facts) : orRestricted(null);
  const detail = facts ? entryDetail(facts) : '';
  const time = dateTime(enteredAt);
  const waits = facts?.kind === 'count' && second === null && !isInError;
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600} td={isInError ? 'line-through' : undefined}>
          {title}
        </Text>
        {detail !== '' && (
          <Text size="sm" td={isInError ? 'line-through' : undefined}>
            {detail}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {second === null ? t('countedBy', { name, time }) : t('countedByTwo', { name, second, time })}
        </Text>
        {waits && (
          <Text size="xs" c="var(--mantine-color-error)">
            {t('waitsForSecond')}
          </Text>
        )}
        {isInError && (
          <Text size="xs" c="dimmed">
            {t('inError', { reason: orRestricted(errorReason) })}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {waits && mayConfirm && (
          <Button
            size="xs"
            loading={isBusy}
            aria-label={t('confirmOf', { moment: title })}
            onClick={onConfirm}
          >
            {t('confirm')}
          </Button>
        )}
        {onMark && !isInError && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={t('markOf', { entry: title })}
            onClick={onMark}
          >
            {t('mark')}
          </Button>
        )}
      </Group>
    </Group>
  );
}
