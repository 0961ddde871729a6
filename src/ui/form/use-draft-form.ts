import { schemaResolver, useForm, type FormErrors } from '@mantine/form';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import { newId } from '#kernel/ids.ts';
import { AwaitedWork } from './awaited-work.ts';
import { type Draft, mergeDraft, onDraftPlaced, readDraft, removeDraft, writeDraft } from './draft-store.ts';
import {
  fieldMessages,
  focusFirstField,
  homelessMessages,
  isAnswerLost,
  schemaMessages,
} from './form-failure.ts';
import { t } from './form.texts.ts';
import type { FormOf } from './fields/form-of.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

export interface DraftFormOptions<Values extends Record<string, unknown>, Output, Result> {
  /** The same schema the server checks with. */
  schema: z.ZodType<Output, Values>;
  /** Read once, when the form opens; text fields start with '' rather than null. */
  initialValues: NoInfer<Values>;
  /** Names the draft, such as `patient.new` or `patient.<id>.<version>`. */
  draftKey: string;
  /**
   * `submissionKey` stays the same while the same values are tried again: pass it as the idempotency key. `corrects`
   * is the id of something refused that is typed here once more.
   */
  save: (values: Output, submissionKey: string, corrects?: string) => Promise<Result>;
  /** Called after the draft is gone, so it may close the form or navigate. */
  onSaved?: (result: Result) => void;
  /** Words for a refusal that names no field; null leaves it to the standard words. */
  describeFailure?: (error: unknown) => string | null;
}

export type Outcome = 'not-saved' | 'unknown' | 'saved';

export interface DraftForm<Values extends Record<string, unknown>> {
  form: FormOf<Values>;
  /** The `ref` of the form element. */
  attach: (node: HTMLFormElement | null) => void;
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /**
   * Saving waits for this work, such as a file on its way, whose outcome becomes the value at `path`. Work that comes
   * to false has told its failure at the field, and nothing is saved.
   */
  waitFor: (path: string, work: Promise<boolean>) => void;
  isSaving: boolean;
  isDirty: boolean;
  /** What went wrong with the last submission, in words; null while all is well. */
  failure: string | null;
  /** Whether what was submitted is stored, as far as the page knows. */
  outcome: Outcome;
  /** True while a draft of an earlier visit is shown in the fields. */
  isRestored: boolean;
  /** Back to the first values, and the draft is forgotten. */
  discard: () => void;
}

/** A form that loses nothing: it keeps a draft, shows refusals at the fields and saves once per submission. */
export function useDraftForm<Values extends Record<string, unknown>, Output, Result>(
  options: DraftFormOptions<Values, Output, Result>,
): DraftForm<Values> {
  const { draftKey, schema } = options;
  const [initial, setInitial] = useState<Values>(options.initialValues);
  const [found] = useState(() => readDraft(draftKey));
  const [isRestored, setRestored] = useState(found !== undefined);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('not-saved');
  const [refusedPaths, setRefusedPaths] = useState<readonly string[]>([]);
  const formNode = useRef<HTMLFormElement>(null);
  const attach = useCallback((node: HTMLFormElement | null) => {
    formNode.current = node;
  }, []);
  const isBusy = useRef(false);
  const [awaited] = useState(() => new AwaitedWork());
  const submission = useRef({
    key: found?.submissionKey ?? null,
    text: found ? JSON.stringify(mergeDraft(initial, found)) : '',
  });

  const corrects = useRef(found?.corrects);

  const form = useForm<Values>({
    initialValues: mergeDraft(initial, found),
    validate: (values): FormErrors => schemaMessages(schemaResolver(schema, { sync: true })(values)),
  });
  const text = JSON.stringify(form.values);
  const isDirty = text !== JSON.stringify(initial);
  const endWarning = useUnsavedChanges(isDirty);

  useEffect(() => {
    if (!isDirty) return removeDraft(draftKey);
    const { key, text: submitted } = submission.current;
    writeDraft(draftKey, {
      values: form.values,
      submissionKey: submitted === text ? key : null,
      ...(corrects.current !== undefined && { corrects: corrects.current }),
    });
  }, [draftKey, form.values, isDirty, text]);

  const takeDraft = useEffectEvent((draft: Draft) => {
    corrects.current = draft.corrects;
    setRestored(true);
    setFailure(null);
    form.setValues(mergeDraft(initial, draft));
  });
  useEffect(() => onDraftPlaced(draftKey, takeDraft), [draftKey]);

  useEffect(() => {
    if (formNode.current) focusFirstField(formNode.current, refusedPaths);
  }, [refusedPaths]);

  function refuse(errors: FormErrors, message: string | null) {
    form.setErrors(errors);
    setRefusedPaths(Object.keys(errors));
    const homeless = formNode.current ? homelessMessages(formNode.current, errors) : [];
    setFailure([message, ...homeless].filter(Boolean).join(' ') || null);
  }

  function submissionKeyOf(current: string): string {
    if (submission.current.key === null || submission.current.text !== current) {
      submission.current = { key: newId(), text: current };
    }
    return submission.current.key ?? newId();
  }

  /** The answer in a box; undefined when it was refused or lost, which is then told. */
  async function save(typed: Values, key: string): Promise<{ result: Result } | undefined> {
    try {
      return { result: await options.save(schema.parse(typed), key, corrects.current) };
    } catch (error) {
      const errors = fieldMessages(error);
      const standardWords = standardFailure(error, Object.keys(errors).length > 0);
      setOutcome(isAnswerLost(error) ? 'unknown' : 'not-saved');
      refuse(errors, options.describeFailure?.(error) ?? standardWords);
      return undefined;
    }
  }

  /** Does this while the form shows that it saves and takes no second press. */
  async function whileSaving<Done>(work: () => Promise<Done>): Promise<Done> {
    isBusy.current = true;
    setSaving(true);
    try {
      return await work();
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  async function submit() {
    if (isBusy.current) return;
    if (awaited.isGoingOn) {
      const failed = await whileSaving(() => awaited.failedPaths());
      if (failed.length > 0) {
        setRefusedPaths(failed);
        return setFailure(t('checkFields'));
      }
    }
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return refuse(errors, null);
    setFailure(null);
    const values = form.getValues();
    const key = submissionKeyOf(JSON.stringify(values));
    writeDraft(draftKey, {
      values,
      submissionKey: key,
      ...(corrects.current !== undefined && { corrects: corrects.current }),
    });
    const saved = await whileSaving(() => save(values, key));
    if (!saved) return;
    endWarning();
    removeDraft(draftKey);
    corrects.current = undefined;
    setInitial(values);
    try {
      options.onSaved?.(saved.result);
    } catch (error) {
      // A defect of the page: the save itself must not be said to have failed.
      setOutcome('saved');
      setFailure(t('savedNotShown'));
      reportError(error);
    }
  }

  return {
    form: { ...form, schema } as unknown as FormOf<Values>,
    attach,
    waitFor: (path, work) => awaited.add(path, work),
    isSaving,
    isDirty,
    failure,
    outcome,
    isRestored: isRestored && isDirty,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    discard: () => {
      endWarning();
      removeDraft(draftKey);
      corrects.current = undefined;
      setRestored(false);
      setFailure(null);
      form.setValues(initial);
    },
  };
}

function standardFailure(error: unknown, hasFields: boolean): string {
  if (isAnswerLost(error)) return t('answerLost');
  return t(hasFields ? 'checkFields' : 'saveFailed');
}
