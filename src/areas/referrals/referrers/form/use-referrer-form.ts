import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { createReferrer, updateReferrer } from '../referrer.calls.ts';
import type { Referrer } from '../referrer.contract.ts';
import { toldAtFormFields } from './form-field-errors.ts';
import { useRememberReferrer } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';
import { referrerFormSchema, referrerFormValues } from './referrer-form.values.ts';

export interface ReferrerFormEvents {
  onSaved: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Referrer) => void;
}

/** The form of a referrer, stored or new, in the dialog and on their own page. */
export function useReferrerForm(stored: Referrer | undefined, { onSaved, onReload }: ReferrerFormEvents) {
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() => referrerFormSchema(currencyCode));
  return useRecordForm({
    draftName: 'referrer',
    stored,
    schema,
    initialValues: referrerFormValues(stored, currencyCode),
    create: ({ status: _isActive, ...fields }, submission) =>
      toldAtFormFields(createReferrer(fields, submission)),
    update: (fields, { id: referrerId, version }, submission) =>
      toldAtFormFields(updateReferrer({ ...fields, referrerId, version }, submission)),
    failed: () => t(stored ? 'failedToUpdate' : 'failedToAdd'),
    saved: ({ name }) => t(stored ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRememberReferrer(),
    onSaved,
    onReload,
  });
}
