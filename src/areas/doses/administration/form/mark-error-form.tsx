import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { NeededWitnessFields, useWitness } from '#areas/stock/witness-fields.public.ts';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { markDoseError } from '../../mar/mar.calls.ts';
import { useDoseWitnesses, useRefreshDoses } from '../../mar/mar.hooks.ts';
import { t } from '../../mar/mar.texts.ts';
import { giveRefusals } from '../administration.words.ts';

const schema = z.strictObject({ reason: requiredText(500) });

/** Marks what was recorded of a dose as entered in error; a second person is asked for where something controlled goes back. */
export function MarkErrorForm({ doseId, onClose }: { doseId: string; onClose: () => void }) {
  const format = useFormat();
  const refresh = useRefreshDoses();
  const witness = useWitness();
  const colleagues = useDoseWitnesses();
  const draft = useDraftForm({
    schema,
    initialValues: { reason: '' },
    draftKey: `dose-error.${doseId}`,
    save: ({ reason }, key) => markDoseError({ doseId, reason, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      witness.note(error);
      return failureWords(t('failedToMark'), error, giveRefusals(format));
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasMarked'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('errorTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('markError')}
      cancelLabel={t('cancel')}
    >
      <Text size="sm">{t('errorText')}</Text>
      <Textarea {...field('reason', t('errorReason'))} autosize minRows={2} data-autofocus />
      <NeededWitnessFields witness={witness} errors={form.errors} colleagues={colleagues} />
    </FormModal>
  );
}
