import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { recordDelay } from '../milestone.calls.ts';
import { type Course, delayCauses, recordDelay as contract } from '../milestone.contract.ts';
import { useRememberCourse } from '../milestone.hooks.ts';
import { courseRefusals } from '../milestone.words.ts';
import { t } from '../milestones.texts.ts';

const { cause, minutes, note } = contract.input.shape;

interface DelayValues extends Record<string, unknown> {
  cause: (typeof delayCauses)[number];
  minutes: number | string;
  note: string;
}

/** Records that a case was delayed. */
export function DelayForm({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const remember = useRememberCourse();
  const [schema] = useState(() => z.strictObject({ cause, minutes, note }));
  const draft = useDraftForm<DelayValues, z.output<typeof schema>, Course>({
    schema: schema as z.ZodType<z.output<typeof schema>, DelayValues>,
    initialValues: { cause: 'previous_case', minutes: '', note: '' },
    draftKey: `surgical-delay.${caseId}`,
    save: (fields, key) => recordDelay({ ...fields, caseId }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAddDelay'), error, courseRefusals),
    onSaved(course) {
      remember(course);
      notifySuccess(t('delayWasRecorded'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('addDelay')} draft={draft} size="sm" onClose={onClose} submitLabel={t('save')}>
      <NativeSelect
        {...field('cause')}
        data={delayCauses.map((value) => ({ value, label: t(`cause_${value}`) }))}
        data-autofocus
      />
      <WholeNumberField {...field('minutes')} />
      <Textarea {...field('note')} autosize />
    </FormModal>
  );
}
