import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { createReferrer, updateReferrer } from '../referrer.calls.ts';
import { referrerFormSchema, referrerFormValues } from './referrer-form.values.ts';
import { refusalWords } from '../referrer.words.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { useRememberReferrer } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';

/** The form of a referrer, stored or new; `current` is what somebody else saved meanwhile, if that is in the way. */
export function useReferrerForm(referrer: Referrer | undefined, onSaved: () => void) {
  const { currencyCode } = usePerson().tenant;
  const remember = useRememberReferrer();
  const [schema] = useState(() => referrerFormSchema(currencyCode));
  const [current, setCurrent] = useState<Referrer>();

  const draft = useDraftForm({
    schema,
    initialValues: referrerFormValues(referrer, currencyCode),
    draftKey: referrer ? `referrer.${referrer.id}.${referrer.version}` : 'referrer.new',
    save: ({ status, ...fields }, submissionKey) => {
      const submission = new Submission(submissionKey);
      if (!referrer) return createReferrer(fields, submission);
      const { id: referrerId, version } = referrer;
      return updateReferrer({ ...fields, status, referrerId, version }, submission);
    },
    describeFailure(error) {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
      const isStale = error instanceof CallError && error.code === 'STALE';
      setCurrent(isStale ? (error.facts['current'] as Referrer) : undefined);
      return [t(referrer ? 'failedToUpdate' : 'failedToAdd'), refusalWords(error)].filter(Boolean).join('. ');
    },
    onSaved(saved: Referrer) {
      remember(saved);
      notifySuccess(t(referrer ? 'wasSaved' : 'wasAdded', { name: saved.name }));
      onSaved();
    },
  });

  function discardFor(stored: Referrer) {
    draft.discard();
    remember(stored);
  }

  return { draft, current, discardFor };
}
