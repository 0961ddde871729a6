import { SecondPersonForm, type useSecondPerson } from '#areas/billing/billing-forms.public.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { validateSurgicalBill } from '../charge.calls.ts';
import type { CaseCharges } from '../charge.contract.ts';
import { useRefreshSurgicalCharges } from '../charge.hooks.ts';
import { chargeRefusals } from '../charge.words.ts';
import { t } from '../charges.texts.ts';

interface ValidateBeyondFormProps {
  bill: CaseCharges['bills'][number];
  second: ReturnType<typeof useSecondPerson>;
  onClose: () => void;
}

/** Validates charges of which more was taken off than this person may alone, with a second person. */
export function ValidateBeyondForm({ bill, second, onClose }: ValidateBeyondFormProps) {
  const refresh = useRefreshSurgicalCharges();
  const asked = { surgicalBillId: bill.id, version: bill.version, leaveUnpriced: bill.unpricedCount > 0 };
  return (
    <SecondPersonForm
      title={t('validateTitle')}
      submitLabel={t('validate')}
      second={second}
      send={(submission) => validateSurgicalBill({ ...asked, ...second.fields }, submission)}
      failed={t('failedToValidate')}
      refusals={chargeRefusals}
      onDone={() => {
        refresh();
        notifySuccess(t('wasValidated'));
      }}
      onClose={onClose}
    />
  );
}
