import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ReferrerPicker } from '../../referrers/form/referrer-picker.tsx';
import { createReferral, updateReferral } from '../referral.calls.ts';
import { refusalWords } from '../referral.words.tsx';
import { highestAmountMinor, type Referral, referralFields } from '../referral.contract.ts';
import { useRefreshReferrals } from '../referral.hooks.ts';
import { t } from '../referrals.texts.ts';

export interface ReferralFormProps {
  /** Edited; a new one is added when left out. */
  referral?: Referral;
  /** Who stands in the field of a new one at first. */
  referrerId?: string | undefined;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Referral) => void;
}

function schemaFor(currencyCode: string) {
  return z.strictObject({
    referrerId: z.uuid(t('chooseReferrer')),
    patientId: z.uuid(t('choosePatient')),
    amount: typedMoney(currencyCode, { max: highestAmountMinor }),
    notes: referralFields.notes,
  });
}

/** Records who sent a patient, or changes amount and notes while no payout holds the referral. */
export function ReferralForm({ referral, referrerId = '', onClose, onReload }: ReferralFormProps) {
  const { tenant, modules } = usePerson();
  const { money } = useFormat();
  const refresh = useRefreshReferrals();
  const [schema] = useState(() => schemaFor(tenant.currencyCode));
  const [current, setCurrent] = useState<Referral>();

  const draft = useDraftForm({
    schema,
    initialValues: {
      referrerId: referral?.referrer.id ?? referrerId,
      patientId: referral?.patient.id ?? '',
      amount: moneyText(referral?.amountMinor ?? null, tenant.currencyCode),
      notes: referral?.notes ?? '',
    },
    draftKey: referral ? `referral.${referral.id}.${referral.version}` : `referral.new.${referrerId}`,
    save: ({ amount: amountMinor, notes, ...who }, submissionKey) => {
      const submission = new Submission(submissionKey);
      if (!referral) return createReferral({ ...who, amountMinor, notes }, submission);
      const { id: referralId, version } = referral;
      return updateReferral({ referralId, version, amountMinor, notes }, submission);
    },
    describeFailure(error) {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
      const isStale = error instanceof CallError && error.code === 'STALE';
      setCurrent(isStale ? (error.facts['current'] as Referral) : undefined);
      return [t(referral ? 'failedToUpdate' : 'failedToAdd'), refusalWords(error)].filter(Boolean).join('. ');
    },
    onSaved(saved: Referral) {
      refresh(saved);
      notifySuccess(t(referral ? 'wasSaved' : 'wasAdded', { amount: money(saved.commissionMinor) }));
      onClose();
    },
  });
  const { form } = draft;

  function reload(stored: Referral) {
    draft.discard();
    refresh(stored);
    onReload(stored);
  }

  return (
    <FormModal
      title={t(referral ? 'editTitle' : 'addReferral')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(referral ? 'save' : 'addReferral')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      <ReferrerPicker
        label={t('referrer')}
        required
        readOnly={referral !== undefined}
        {...(!referral && { 'data-autofocus': true })}
        {...form.getInputProps('referrerId')}
      />
      <PatientPicker
        label={t('patient')}
        required
        readOnly={referral !== undefined}
        known={referral?.patient}
        {...form.getInputProps('patientId')}
      />
      <MoneyField
        label={t('amount')}
        description={t('amountHint')}
        required
        {...(referral && { 'data-autofocus': true })}
        {...form.getInputProps('amount')}
      />
      <Textarea label={t('notes')} autosize minRows={2} maxLength={1000} {...form.getInputProps('notes')} />
      {!modules.payouts_enabled && (
        <Alert color="yellow" icon={<Icon name="info" />}>
          {t('commissionsOff')}
        </Alert>
      )}
    </FormModal>
  );
}
