import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { openCashierDay } from '../cashier.calls.ts';
import { t } from '../cashier.texts.ts';

/** Opens the own day with the cash in the drawer. */
export function OpenDayForm({ onClose }: { onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const moved = useMoneyMoved();
  const [schema] = useState(() => z.strictObject({ opening: typedMoney(currencyCode) }));
  const draft = useDraftForm({
    schema,
    initialValues: { opening: '' },
    draftKey: 'cashier-day.open',
    save: ({ opening }, submissionKey) =>
      openCashierDay({ openingMinor: opening }, new Submission(submissionKey)),
    describeFailure: (error) =>
      failureWords(t('failedToOpen'), error, { WRONG_STATE: () => t('alreadyOpen') }),
    onSaved: () => {
      moved();
      notifySuccess(t('wasOpened'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('openTitle')} draft={draft} size="sm" onClose={onClose} submitLabel={t('open')}>
      <MoneyField {...field('opening')} data-autofocus />
    </FormModal>
  );
}
