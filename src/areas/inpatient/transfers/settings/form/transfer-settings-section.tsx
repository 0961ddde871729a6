import { Paper, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { t } from '../../bed-transfers.texts.ts';
import { getTransferSettings, updateTransferSettings } from '../transfer-settings.calls.ts';
import { transferSettings, type TransferSettings } from '../transfer-settings.contract.ts';

const queryKey = ['transfer-settings'];

/** For how long an approved transfer holds its bed. */
export function TransferSettingsSection() {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => getTransferSettings({}, signal) });
  const titleId = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="md">
        {t('holdTitle')}
      </Title>
      {query.isPending && <LoadingSkeleton lines={2} />}
      {query.isError && (
        <ErrorPanel
          message={t('failedToLoadSettings')}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && <MinutesForm key={query.data.holdMinutes} stored={query.data} />}
    </Paper>
  );
}

function MinutesForm({ stored }: { stored: TransferSettings }) {
  const queries = useQueryClient();
  const draft = useDraftForm({
    schema: transferSettings,
    initialValues: stored,
    draftKey: `transfer-settings.${stored.holdMinutes}`,
    save: (fields, submissionKey) => updateTransferSettings(fields, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      notifySuccess(t('saved'));
    },
  });
  return (
    <FormBody draft={draft}>
      <WholeNumberField
        label={t('holdMinutes')}
        description={t('holdMinutesHint')}
        required
        maw={360}
        {...draft.form.getInputProps('holdMinutes')}
      />
    </FormBody>
  );
}
