import { Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { fieldRule } from '#ui/form/schema/field-rule.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';

export interface ReasonFormProps<Result> {
  title: string;
  /** What the write does, above the reason. */
  text: string;
  label: string;
  submitLabel: string;
  cancelLabel?: string;
  draftKey: string;
  /** What a reason must be; without it any text of at most 500 characters. */
  reasonText?: z.ZodType<string, string>;
  /** What was written before the dialog opened. */
  initialReason?: string;
  /** Sends the call; `submission` is the same for every retry, so that the write counts once. */
  send: (reason: string, submission: Submission) => Promise<Result>;
  /** What failed, such as 'Failed to void invoice'. */
  failed: string;
  refusals: OwnRefusals;
  /** Remembers the answer, and returns the sentence that says it was done. */
  done: (result: Result) => string;
  /** After a refusal: fetch again what may have changed. */
  onRefused?: (error: unknown) => void;
  /** Fields below the reason that are no part of the draft, with what is wrong with them. */
  renderFurther?: (errors: Readonly<Record<string, ReactNode>>) => ReactNode;
  onClose: () => void;
}

/** A dialog for a write that needs nothing but a reason. */
export function ReasonForm<Result>(props: ReasonFormProps<Result>) {
  const { title, text, label, submitLabel, cancelLabel, draftKey, onClose } = props;
  const [schema] = useState(() => z.strictObject({ reason: props.reasonText ?? requiredText(500) }));
  const draft = useDraftForm({
    schema,
    initialValues: { reason: props.initialReason ?? '' },
    draftKey,
    save: ({ reason }, submissionKey) => props.send(reason, new Submission(submissionKey)),
    describeFailure(error) {
      props.onRefused?.(error);
      return failureWords(props.failed, error, props.refusals);
    },
    onSaved(result: Result) {
      notifySuccess(props.done(result));
      onClose();
    },
  });
  return (
    <FormModal
      title={title}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={submitLabel}
      {...(cancelLabel !== undefined && { cancelLabel })}
    >
      <Text size="sm">{text}</Text>
      <Textarea
        label={label}
        required
        autosize
        minRows={2}
        maxLength={fieldRule(schema, 'reason').maxLength}
        data-autofocus
        {...draft.form.getInputProps('reason')}
      />
      {props.renderFurther?.(draft.form.errors)}
    </FormModal>
  );
}
