import { Paper, Title } from '@mantine/core';
import { useId } from 'react';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { getLabSettings, updateLabSettings } from '../../laboratory/laboratory.calls.ts';
import { labSettings, type LabSettings } from '../lab-settings.contract.ts';
import { t } from '../lab-settings.texts.ts';

const schema = labSettings.pick({ escalationMinutes: true });
const topic = 'lab-settings';

/** After how many minutes a critical result that nobody acknowledged is passed on. */
export function EscalationForm() {
  const query = useRead(topic, getLabSettings, {});
  const titleId = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="md">
        {t('criticalResults')}
      </Title>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={2} />
      {query.data && <MinutesForm key={query.data.escalationMinutes} stored={query.data} />}
    </Paper>
  );
}

function MinutesForm({ stored: { escalationMinutes } }: { stored: LabSettings }) {
  const remember = useRemember(topic, getLabSettings, {});
  const draft = useDraftForm({
    schema,
    initialValues: { escalationMinutes },
    draftKey: `lab-settings.${escalationMinutes}`,
    save: (fields, submissionKey) => updateLabSettings(fields, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToUpdate'), error),
    onSaved: (saved) => {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <WholeNumberField {...field('escalationMinutes')} maw={360} />
    </FormBody>
  );
}
