import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { refusalKindOf } from '#client/refusal-kind.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { t as texts } from '../../payments.texts.ts';
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
    describeFailure: (error) => {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
      const isOpen = error instanceof CallError && error.code === 'WRONG_STATE';
      const kind = refusalKindOf(error);
      return [t('failedToOpen'), isOpen ? t('alreadyOpen') : kind && texts(kind)].filter(Boolean).join('. ');
    },
    onSaved: () => {
      moved();
      notifySuccess(t('wasOpened'));
      onClose();
    },
  });
  return (
    <FormModal title={t('openTitle')} draft={draft} size="sm" onClose={onClose} submitLabel={t('open')}>
      <MoneyField label={t('opening')} required data-autofocus {...draft.form.getInputProps('opening')} />
    </FormModal>
  );
}
