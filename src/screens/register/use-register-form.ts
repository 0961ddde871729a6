import { type RecordFormBasis, useRecordForm } from '#screens/form/use-record-form.tsx';
import type { FormModalProps } from '#ui/form/form-modal.tsx';
import { type NamedFields, namedFields } from '#ui/form/schema/named-fields.ts';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import { registerWords } from './register-words.ts';

interface Named {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

type FormWord = 'add' | 'editTitle' | 'failedToAdd' | 'failedToUpdate';

export interface RegisterFormOptions<
  Stored extends Named,
  Values extends Record<string, unknown>,
  Output,
  T extends Record<FormWord, string>,
> extends RecordFormBasis<Stored, Values, Output> {
  /** The register's texts. */
  words: Translate<T>;
  /** After a success, and on Cancel. */
  onClose: () => void;
}

export interface RegisterForm<
  Values extends Record<string, unknown>,
  T extends Record<string, string>,
> extends Pick<DraftForm<Values>, 'form'> {
  /** Spread into the FormModal that holds the fields. */
  modal: Pick<FormModalProps<Values>, 'title' | 'draft' | 'onClose' | 'submitLabel' | 'failureActions'>;
  field: NamedFields<Values, T>;
}

/** The form of a register, which adds a record or changes one: `useRecordForm` in the words of the register. */
export function useRegisterForm<
  Stored extends Named,
  Values extends Record<string, unknown>,
  Output,
  T extends Record<FormWord, string>,
>({ words, onClose, ...options }: RegisterFormOptions<Stored, Values, Output, T>): RegisterForm<Values, T> {
  const isNew = options.stored === undefined;
  const say = registerWords(words);
  const { draft, failureActions } = useRecordForm({
    ...options,
    failed: () => say(isNew ? 'failedToAdd' : 'failedToUpdate'),
    saved: ({ name }) => say(isNew ? 'wasAdded' : 'wasSaved', { name }),
    onSaved: onClose,
  });
  return {
    form: draft.form,
    field: namedFields(draft.form, words),
    modal: {
      title: say(isNew ? 'add' : 'editTitle'),
      submitLabel: say(isNew ? 'add' : 'save'),
      draft,
      onClose,
      failureActions,
    },
  };
}
