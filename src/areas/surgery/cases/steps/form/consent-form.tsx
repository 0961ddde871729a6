import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { recordConsent } from '../../case.calls.ts';
import type { SurgicalCase } from '../../case.contract.ts';
import { useRememberCase } from '../../case.hooks.ts';
import { patientName } from '../../case.words.ts';
import { CaseSafetyLine } from '../../../safety/safety-line.tsx';
import { t } from '../steps.texts.ts';
import { stepRefusals } from '../steps.words.ts';

const kinds = ['signed', 'waived'] as const;

const signed = z.strictObject({
  kind: z.literal('signed'),
  signedBy: requiredText(200),
  relation: optionalText(100),
  explainedBy: requiredText(200),
  witness: optionalText(200),
  signedAt: optionalInstantText(),
  reason: freeText(500),
});
const waived = z.strictObject({
  kind: z.literal('waived'),
  signedBy: freeText(200),
  relation: freeText(100),
  explainedBy: freeText(200),
  witness: freeText(200),
  signedAt: z.string(),
  reason: requiredText(500),
});
const schema = z.discriminatedUnion('kind', [signed, waived]);

type Values = {
  kind: (typeof kinds)[number];
  signedBy: string;
  relation: string;
  explainedBy: string;
  witness: string;
  signedAt: string;
  reason: string;
};

export interface ConsentFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
  onReload: (current: SurgicalCase) => void;
}

/** Records who signed the consent and when; in an emergency, why there is none. */
export function ConsentForm({ surgicalCase, onClose, onReload }: ConsentFormProps) {
  const { consent, urgency, surgeon } = surgicalCase;
  const { draft, failureActions } = useRecordForm<SurgicalCase, Values, z.output<typeof schema>>({
    draftName: 'surgical-case-consent',
    stored: surgicalCase,
    schema: schema as z.ZodType<z.output<typeof schema>, Values>,
    initialValues: {
      kind: surgicalCase.consentWaivedReason ? 'waived' : 'signed',
      signedBy: consent?.signedBy ?? patientName(surgicalCase.patient),
      relation: consent?.relation ?? '',
      explainedBy: consent?.explainedBy ?? surgeon?.name ?? '',
      witness: consent?.witness ?? '',
      signedAt: consent?.signedAt ?? '',
      reason: surgicalCase.consentWaivedReason ?? '',
    },
    update: (fields, { id: caseId, version }, submission) =>
      recordConsent(
        {
          caseId,
          version,
          consent:
            fields.kind === 'signed'
              ? {
                  kind: 'signed',
                  signedBy: fields.signedBy,
                  relation: fields.relation,
                  explainedBy: fields.explainedBy,
                  witness: fields.witness,
                  ...(fields.signedAt && { signedAt: fields.signedAt }),
                }
              : { kind: 'waived', reason: fields.reason },
        },
        submission,
      ),
    failed: () => t('failed'),
    refusals: stepRefusals,
    saved: ({ caseNumber: number }) => t('wasConsented', { number }),
    remember: useRememberCase(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('consentFor', { number: surgicalCase.caseNumber })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('recordConsent')}
      failureActions={failureActions}
    >
      <CaseSafetyLine caseId={surgicalCase.id} patientId={surgicalCase.patient.id} />
      {urgency === 'emergency' && (
        <NativeSelect
          {...field('kind', t('consentKind'))}
          data={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
      )}
      {form.values.kind === 'signed' ? (
        <>
          <TextInput {...field('signedBy')} autoComplete="off" data-autofocus />
          <TextInput {...field('relation')} autoComplete="off" />
          <TextInput
            {...field('explainedBy')}
            autoComplete="off"
            error={form.errors['explainedBy'] ?? form.errors['consent.explainedBy']}
          />
          <TextInput
            {...field('witness')}
            autoComplete="off"
            error={form.errors['witness'] ?? form.errors['consent.witness']}
          />
          <DateTimeField {...field('signedAt')} />
        </>
      ) : (
        <Textarea {...field('reason', t('waivedReason'))} required autosize minRows={2} />
      )}
    </FormModal>
  );
}
