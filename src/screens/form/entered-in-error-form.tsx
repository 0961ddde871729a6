import { Checkbox, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormModal } from '#ui/form/form-modal.tsx';
import { fieldRule } from '#ui/form/schema/field-rule.ts';
import type { DraftForm } from '#ui/form/use-draft-form.ts';

export interface EnteredInErrorFormProps<Values extends Record<string, unknown>> {
  title: string;
  text: string;
  reasonLabel: string;
  replaceLabel: string;
  submitLabel: string;
  /** Its values have a `reason`. */
  draft: DraftForm<Values>;
  isReplaced: boolean;
  onReplaced: (isReplaced: boolean) => void;
  onClose: () => void;
  /** The fields of the record that replaces it. */
  children: ReactNode;
}

/** A dialog that marks a record as entered in error, with the fields of the one in its place where there is one. */
export function EnteredInErrorForm<Values extends Record<string, unknown>>(
  props: EnteredInErrorFormProps<Values>,
) {
  const { title, text, reasonLabel, replaceLabel, submitLabel, draft, isReplaced, onReplaced, onClose } =
    props;
  return (
    <FormModal title={title} draft={draft} onClose={onClose} submitLabel={submitLabel}>
      <Text size="sm">{text}</Text>
      <Textarea
        label={reasonLabel}
        required
        autosize
        minRows={2}
        maxLength={fieldRule(draft.form.schema, 'reason').maxLength}
        data-autofocus
        {...draft.form.getInputProps('reason' as never)}
      />
      <Checkbox
        label={replaceLabel}
        checked={isReplaced}
        onChange={({ currentTarget }) => onReplaced(currentTarget.checked)}
      />
      {isReplaced && props.children}
    </FormModal>
  );
}
