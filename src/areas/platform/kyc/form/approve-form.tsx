import { Checkbox, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { hospitalPlaceFields } from '../../applications/application.contract.ts';
import { HospitalPlaceFields } from '../../applications/form/place-fields.tsx';
import { type HospitalPlace, hospitalPlaceOfDevice } from '../../applications/form/place-of-device.ts';
import { usePlans } from '../../plans/plan.calls.ts';
import { priceWords } from '../../plans/plan.words.ts';
import { approveSubmission } from '../kyc.calls.ts';
import { type Application, approveSubmission as contract } from '../kyc.contract.ts';
import { checklistItems } from '../kyc.rules.ts';
import { t } from '../kyc.texts.ts';
import { kycRefusals } from '../kyc.words.ts';
import { maxNotes } from './review-notes-field.tsx';
import { approvalDraft } from './use-review-notes.ts';

type Approval = CallOutput<typeof contract>;

export interface ApproveFormProps {
  application: Application;
  /** As they stand on the page. */
  notes: string;
  onClose: () => void;
  onApproved: (approval: Approval) => void;
  onRefused: () => void;
}

function approvalSchema() {
  const { code, planId, checklist, notes } = contract.input.shape;
  return z.strictObject({ code, planId, ...hospitalPlaceFields, checklist, notes });
}

/** Where the applicant said that the hospital is; the operator's own place for who was not asked. */
function placeOf(application: Application): HospitalPlace {
  const { countryCode, timeZone, currencyCode, numberGrouping, messageLanguage } = application;
  const here = hospitalPlaceOfDevice();
  const currency = offeredCurrencies.find((code) => code === currencyCode);
  return {
    countryCode: countryCode ?? here.countryCode,
    timeZone: timeZone ?? here.timeZone,
    currencyCode: currency ?? here.currencyCode,
    numberGrouping: numberGrouping ?? here.numberGrouping,
    messageLanguage: messageLanguage ?? here.messageLanguage,
  };
}

/** The checklist, the plan and the code of the hospital that is made. */
export function ApproveForm({ application, notes, onClose, onApproved, onRefused }: ApproveFormProps) {
  const { price } = useFormat();
  const plans = usePlans().data?.rows.filter(({ isActive }) => isActive) ?? [];
  const [schema] = useState(approvalSchema);
  const { id: applicationId, version, organizationName: name, hospitalId } = application;
  const draft = useDraftForm({
    schema,
    initialValues: {
      code: application.suggestedCode,
      planId: '',
      ...placeOf(application),
      checklist: application.checklist,
      notes,
    },
    draftKey: approvalDraft(application),
    save: (fields, key) => approveSubmission({ ...fields, applicationId, version }, new Submission(key)),
    describeFailure(error) {
      onRefused();
      return failureWords(t('failedToApprove'), error, kycRefusals);
    },
    onSaved(approval: Approval) {
      notifySuccess(t('wasApproved', { name }));
      onApproved(approval);
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('approveTitle')} draft={draft} size="md" onClose={onClose} submitLabel={t('approve')}>
      <Text size="sm">{t(hospitalId === null ? 'approveText' : 'approveMadeText')}</Text>
      <Checkbox.Group {...field('checklist')} required data-path="checklist">
        <Stack gap="xs" mt="xs">
          {checklistItems.map((item) => (
            <Checkbox key={item} value={item} label={t(`check_${item}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <TextInput
        {...field('code')}
        description={t('codeHint', { code: form.values.code, host: location.hostname })}
        autoComplete="off"
      />
      <NativeSelect
        {...field('planId', t('plan'))}
        data={[
          { value: '', label: t('choosePlan') },
          ...plans.map((plan) => ({
            value: plan.id,
            label: t('planOption', { name: plan.name, price: priceWords(plan, price) }),
          })),
        ]}
      />
      {hospitalId === null && <HospitalPlaceFields form={form} />}
      <Textarea
        label={t('notes')}
        autosize
        minRows={2}
        maxLength={maxNotes}
        {...form.getInputProps('notes')}
      />
    </FormModal>
  );
}
