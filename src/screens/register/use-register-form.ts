import { useRefresh } from '#client/queries/use-refresh.ts';
import type { Submission } from '#client/remote.ts';
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

/** A `remoteRegister` to which the form adds, and in which it changes. */
export interface WrittenRegister<Stored, Output> {
  topic: string;
  create(fields: Output, submission: Submission): Promise<Stored>;
  change(seen: Named, fields: Output, submission: Submission): Promise<Stored>;
}

type Basis<Stored extends Named, Values extends Record<string, unknown>, Output> = Omit<
  RecordFormBasis<Stored, Values, Output>,
  'remember'
>;

/** What is written and fetched again; or, of what is no `remoteRegister`, what follows a write of its own. */
type Kept<Stored, Output> =
  | { register: WrittenRegister<Stored, Output> }
  | { remember: (record: Stored) => void };

export type RegisterFormOptions<
  Stored extends Named,
  Values extends Record<string, unknown>,
  Output,
  T extends Record<FormWord, string>,
> = Basis<Stored, Values, Output> &
  Kept<Stored, Output> & {
    /** The register's texts. */
    words: Translate<T>;
    /** After a success, and on Cancel. */
    onClose: () => void;
  };

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
  const register = 'register' in options ? options.register : undefined;
  const isNew = options.stored === undefined;
  const say = registerWords(words);
  const refresh = useRefresh(register?.topic ?? '');
  const { draft, failureActions } = useRecordForm({
    ...(register && {
      create: (fields: Output, submission: Submission) => register.create(fields, submission),
      update: (fields: Output, stored: Stored, submission: Submission) =>
        register.change(stored, fields, submission),
    }),
    remember: refresh,
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
