import { Text } from '@mantine/core';
import type { z } from 'zod';
import { usePerson } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { fieldsOf, formOfPart } from '#ui/form/fields/form-of.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { useRememberCase } from '../../cases/case.hooks.ts';
import { patientName } from '../../cases/case.words.ts';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import { signAsSurgeon } from '../consent.calls.ts';
import { consentRefusals } from '../consent.words.ts';
import { t } from '../consents.texts.ts';
import { SignatureInputs } from '../signing/signature-inputs.tsx';
import {
  emptySignature,
  ownSignatureOf,
  ownSignatureSchema,
  ownWays,
  type SignatureValues,
} from '../signing/signing.values.ts';

type Fields = z.output<typeof ownSignatureSchema>;

export interface SurgeonSignFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
  onReload: (current: SurgicalCase) => void;
}

/** The surgeon signs, in their own name, that they explained the operation. */
export function SurgeonSignForm({ surgicalCase, onClose, onReload }: SurgeonSignFormProps) {
  const { user } = usePerson();
  const { draft, failureActions } = useRecordForm<SurgicalCase, Fields & Record<string, unknown>, Fields>({
    draftName: 'surgical-consent-surgeon',
    stored: surgicalCase,
    schema: ownSignatureSchema,
    initialValues: emptySignature,
    update: (fields, { id: caseId, version }, submission) =>
      signAsSurgeon({ caseId, version, signature: ownSignatureOf(fields) }, submission),
    failed: () => t('failedToSign'),
    refusals: consentRefusals,
    saved: ({ caseNumber: number }) => t('surgeonSigned', { number }),
    remember: useRememberCase(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('surgeonTitle', { number: surgicalCase.caseNumber })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('surgeonSubmit')}
      failureActions={failureActions}
    >
      <CaseSafetyLine caseId={surgicalCase.id} patientId={surgicalCase.patient.id} />
      <Text>
        {t('surgeonLead', {
          name: `${user.firstName} ${user.lastName}`.trim(),
          patient: patientName(surgicalCase.patient),
        })}
      </Text>
      <SignatureInputs
        fields={fieldsOf(formOfPart<SignatureValues>(form))}
        tick={form.getInputProps('isSignature', { type: 'checkbox' })}
        language="en"
        ways={ownWays}
        way={form.values.way}
        label={t('yourSignature')}
        nameFault={form.errors['signature.name']}
      />
    </FormModal>
  );
}
