import { Paper, Stack, Switch, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { refusalWords } from '../invoices/invoice-words.ts';
import { getBillingSettings, updateBillingSettings } from './billing-settings-calls.ts';
import type { BillingSettings } from './billing-settings.contract.ts';
import { t } from './billing-settings.texts.ts';

// The first element of a key is the live topic that makes it fetched again.
const settingsKey = ['billing-settings'];
const switches = ['refundNeedsApproval', 'cashNeedsOpenDay'] as const;

/** What refunds and cash payments need; each switch is saved at once. */
export function BillingSettingsSection() {
  const query = useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => getBillingSettings({}, signal) });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="billing-settings">
      <Title order={2} size="h4" id="billing-settings" mb="md">
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

function Switches({ settings }: { settings: BillingSettings }) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<Partial<BillingSettings>>({});

  async function save(change: Partial<BillingSettings>, submission = new Submission()): Promise<void> {
    setPending(change);
    try {
      queries.setQueryData(settingsKey, await updateBillingSettings(change, submission));
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
