import { Alert, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { AppointmentSelect } from '#areas/appointments/appointment-select.public.tsx';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { usePerson } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ReferrerPicker } from '../../referrers/form/referrer-picker.tsx';
import { createReferral, updateReferral } from '../referral.calls.ts';
import { maxAmountMinor, type Referral, referralFields } from '../referral.contract.ts';
import { useRefreshReferrals } from '../referral.hooks.ts';
import { issue } from '../referral.issues.ts';
import { referralRefusals } from '../referral.words.tsx';
import { t } from '../referrals.texts.ts';

export interface ReferralFormProps {
  /** Edited; without one a new referral is added. */
  referral?: Referral;
  /** The referrer that a new one begins with. */
  referrerId?: string | undefined;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Referral) => void;
}

function schemaFor(currencyCode: string) {
  return z.strictObject({
    referrerId: z.uuid(issue('referrerMissing')),
    patientId: z.uuid(issue('patientMissing')),
    appointmentId: z.union([z.literal('').transform(() => null), z.uuid()]),
    amountMinor: typedMoney(currencyCode, { max: maxAmountMinor }),
    notes: referralFields.notes,
  });
}

function appointmentOf(referral: Referral | undefined) {
  const { appointmentId: id, appointmentTime: startTime } = referral ?? {};
  return id && startTime ? { id, startTime } : undefined;
}

/** Records who sent a patient, or changes amount, appointment and notes while no payout holds the referral. */
export function ReferralForm({ referral, referrerId = '', onClose, onReload }: ReferralFormProps) {
  const { tenant, modules } = usePerson();
  const { money } = useFormat();
  const [schema] = useState(() => schemaFor(tenant.currencyCode));
  const { draft, failureActions } = useRecordForm({
    draftName: ['referral', referrerId].filter(Boolean).join('.'),
    stored: referral,
    schema,
    initialValues: storedValues(schema, referral, {
      referrerId: referral?.referrer.id ?? referrerId,
      patientId: referral?.patient.id ?? '',
      amountMinor: moneyText(referral?.amountMinor ?? null, tenant.currencyCode),
    }),
    create: createReferral,
    update: ({ appointmentId, amountMinor, notes }, { id: referralId, version }, submission) =>
      updateReferral({ referralId, version, appointmentId, amountMinor, notes }, submission),
    failed: () => t(referral ? 'failedToUpdate' : 'failedToAdd'),
    refusals: referralRefusals,
    saved: ({ commissionMinor }) => t(referral ? 'wasSaved' : 'wasAdded', { amount: money(commissionMinor) }),
    remember: useRefreshReferrals(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);

  return (
    <FormModal
      title={t(referral ? 'editTitle' : 'addReferral')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(referral ? 'save' : 'addReferral')}
      failureActions={failureActions}
    >
      <ReferrerPicker
        {...field('referrerId', t('referrer'))}
        readOnly={referral !== undefined}
        {...(!referral && { 'data-autofocus': true })}
      />
      <PatientPicker
        {...field('patientId', t('patient'))}
        readOnly={referral !== undefined}
        known={referral?.patient}
        onChange={(patientId) => form.setValues({ patientId, appointmentId: '' })}
      />
      <AppointmentSelect
        {...field('appointmentId', t('appointment'))}
        patientId={form.values.patientId}
        known={appointmentOf(referral)}
      />
      <MoneyField
        {...field('amountMinor', t('amount'))}
        description={t('amountHint')}
        {...(referral && { 'data-autofocus': true })}
      />
      <Textarea {...field('notes')} autosize minRows={2} />
      {!modules.payouts_enabled && (
        <Alert color="yellow" icon={<Icon name="info" />}>
          {t('commissionsOff')}
        </Alert>
      )}
    </FormModal>
  );
}
