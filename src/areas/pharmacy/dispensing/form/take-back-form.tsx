import { ledgerMethods } from '#areas/billing/billing-rules.public.ts';
import { TakingBackForm } from '../../returns/form/taking-back-form.tsx';
import { takeBack } from '../dispensing.calls.ts';
import type { Dispensing } from '../dispensing.contract.ts';
import { useRefreshDispensing } from '../dispensing.hooks.ts';
import { t } from '../dispensing.texts.ts';

interface TakeBackFormProps {
  dispensing: Dispensing;
  currencyCode: string;
  onClose: () => void;
}

/** Takes back by lot what was handed out. */
export function TakeBackForm({ dispensing, currencyCode, onClose }: TakeBackFormProps) {
  const { id: dispensingId, dispensingNumber: number, prescriptionId, invoiceId, items } = dispensing;
  return (
    <TakingBackForm
      number={number}
      text={t('takeBackText')}
      items={items}
      currencyCode={currencyCode}
      draftKey={`dispensing-return.${dispensingId}`}
      methods={invoiceId ? ledgerMethods : []}
      canBeOwedAgain
      takeBack={(fields, submission) => takeBack({ dispensingId, ...fields }, submission)}
      refresh={useRefreshDispensing(prescriptionId)}
      onClose={onClose}
    />
  );
}
