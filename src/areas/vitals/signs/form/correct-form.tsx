import { Checkbox, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { correctVitalSigns } from '../vital-signs.calls.ts';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { useRefreshVitalSigns } from '../vital-signs.hooks.ts';
import { t } from '../vital-signs.texts.ts';
import { vitalSignsRefusals } from '../vital-signs.words.ts';
import { judgeLive, type SubjectOfSet } from './live-judgement.ts';
import { MeasureFields } from './measure-fields.tsx';
import { News2Panel } from './news2-panel.tsx';
import { replacementSchema } from './record-form.values.ts';
import { valuesOfSet } from './stored-set.values.ts';

export interface CorrectFormProps {
  set: VitalSigns;
  /** Whose set it is; undefined leaves flags and score to the server. */
  subject?: SubjectOfSet | undefined;
  onClose: () => void;
}

const reasonOnly = z.object({ reason: requiredText(500) });

/** Marks a set as entered in error, and records the one that replaces it. */
export function CorrectForm({ set, subject, onClose }: CorrectFormProps) {
  const refresh = useRefreshVitalSigns();
  const [hasReplacement, setReplacement] = useState(true);
  const withSet = z.looseObject({ reason: requiredText(500) }).transform(({ reason, ...values }, context) => {
    const read = replacementSchema.safeParse(values);
    if (!read.success) {
      for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    }
    return { reason, replacement: read.data };
  });
  const draft = useDraftForm<Record<string, unknown>, z.output<typeof withSet> | { reason: string }, unknown>(
    {
      schema: (hasReplacement ? withSet : reasonOnly) as never,
      initialValues: { ...valuesOfSet(set), reason: '' },
      draftKey: `vital-signs-error.${set.id}`,
      save: (fields, key) => correctVitalSigns({ vitalSignsId: set.id, ...fields }, new Submission(key)),
      describeFailure(error) {
        refresh();
        return failureWords(t('failedToCorrect'), error, vitalSignsRefusals);
      },
      onSaved() {
        refresh();
        notifySuccess(t('wasCorrected'));
        onClose();
      },
    },
  );
  const form = draft.form as unknown as Parameters<typeof MeasureFields>[0]['form'];
  const judged = judgeLive(form.values, subject);
  return (
    <FormModal title={t('correctTitle')} draft={draft} onClose={onClose} submitLabel={t('correct')}>
      <Text size="sm">{t('correctText')}</Text>
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Checkbox
        label={t('withReplacement')}
        checked={hasReplacement}
        onChange={({ currentTarget }) => setReplacement(currentTarget.checked)}
      />
      {hasReplacement && (
        <>
          <MeasureFields form={form} judged={judged} />
          {subject && <News2Panel judged={judged} />}
        </>
      )}
    </FormModal>
  );
}
