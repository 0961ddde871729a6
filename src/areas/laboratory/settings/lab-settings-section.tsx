import { Paper, Stack, Switch, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { getLabSettings, updateLabSettings } from '../laboratory-calls.ts';
import { refusalWords } from '../laboratory-words.ts';
import type { LabSettings } from './lab-settings.contract.ts';
import { t } from './lab-settings.texts.ts';

// The first element of a key is the live topic that makes it fetched again.
const settingsKey = ['lab-settings'];
const switches = ['needsSecondPerson', 'completionNeedsVerified'] as const;

/** How the laboratory verifies and completes its work; each switch is saved at once. */
export function LabSettingsSection() {
  const query = useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => getLabSettings({}, signal) });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="lab-settings">
      <Title order={2} size="h4" id="lab-settings" mb="md">
        {t('title')}
      </Title>
      {query.isPending && <LoadingSkeleton />}
      {query.isError && (
        <ErrorPanel message={t('failedToLoad')} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && <Switches settings={query.data} />}
    </Paper>
  );
}

function Switches({ settings }: { settings: LabSettings }) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<Partial<LabSettings>>({});

  async function save(change: Partial<LabSettings>, submission = new Submission()): Promise<void> {
    setPending(change);
    try {
      queries.setQueryData(settingsKey, await updateLabSettings(change, submission));
      notifySuccess(t('wasSaved'));
    } catch (error) {
      const message = refusalWords(error);
      const onRetry = () => save(change, submission);
      notifyFailure({ title: t('failedToUpdate'), ...(message && { message }), onRetry });
    }
    setPending({});
  }

  return (
    <Stack gap="md">
      {switches.map((name) => (
        <Switch
          key={name}
          label={t(name)}
          description={t(`${name}Hint`)}
          checked={pending[name] ?? settings[name]}
          disabled={name in pending}
          onChange={({ currentTarget }) => void save({ [name]: currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}
