import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { type SecondPerson, SecondPersonFields, secondPersonRefusals } from './second-person-fields.tsx';

interface SecondPersonFormProps<Result> {
  title: string;
  submitLabel: string;
  /** Knows already that somebody is needed: `note` was called with the refusal. */
  second: SecondPerson;
  send: (submission: Submission) => Promise<Result>;
  /** What failed, such as 'Failed to send invoice'. */
  failed: string;
  refusals: OwnRefusals;
  onDone: (result: Result) => void;
  onClose: () => void;
}

/** Asks for the second person where a write that asks for nothing else turned out to go beyond the own limit. */
export function SecondPersonForm<Result>(props: SecondPersonFormProps<Result>) {
  const { title, submitLabel, second, onClose } = props;
  const [schema] = useState(() => z.strictObject({}));
  const draft = useDraftForm({
    schema,
    initialValues: {},
    draftKey: 'second-person',
    save: (_nothing, submissionKey) => props.send(new Submission(submissionKey)),
    describeFailure(error) {
      second.note(error);
      return failureWords(props.failed, error, { ...props.refusals, ...secondPersonRefusals });
    },
    onSaved(result: Result) {
      props.onDone(result);
      onClose();
    },
  });
  return (
    <FormModal title={title} draft={draft} size="md" onClose={onClose} submitLabel={submitLabel}>
      <SecondPersonFields second={second} errors={draft.form.errors} />
    </FormModal>
  );
}
