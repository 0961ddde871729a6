import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { signatureStrokes, type SignatureStroke } from '#kernel/care/signature.ts';
import { freeText } from '#kernel/text.ts';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { SignatureField } from '#ui/form/signature/signature-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { useRememberCase } from '../../cases/case.hooks.ts';
import { patientName } from '../../cases/case.words.ts';
import { signConsent } from '../consent.calls.ts';
import { signingFields } from '../consent.contract.ts';
import { issue } from '../consent.issues.ts';
import { consentRefusals, operationWords } from '../consent.words.ts';
import { consentStatements, consentTexts, currentTextVersion } from '../consent-texts.ts';
import { t } from '../consents.texts.ts';

const ways = ['drawn', 'typed'] as const;

const schema = z
  .strictObject({
    ...signingFields,
    way: z.enum(ways),
    strokes: z.array(z.custom<SignatureStroke>()),
    name: freeText(200),
    isSignature: z.boolean(),
  })
  .superRefine(({ way, strokes, name, isSignature }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (way === 'drawn' && !signatureStrokes.safeParse(strokes).success)
      refuse('strokes', issue('notSigned'));
    if (way === 'typed' && name === '') refuse('name', issue('nameDiffers'));
    if (way === 'typed' && !isSignature) refuse('isSignature', issue('notTicked'));
  });

type Fields = z.output<typeof schema>;
type Values = z.input<typeof schema> & Record<string, unknown>;

export interface SignFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
  onReload: (current: SurgicalCase) => void;
}

/** The consent as it is read and signed on the screen: drawn, or by a name that is typed. */
export function SignForm({ surgicalCase, onClose, onReload }: SignFormProps) {
  const { draft, failureActions } = useRecordForm<SurgicalCase, Values, Fields>({
    draftName: 'surgical-consent',
    stored: surgicalCase,
    schema,
    initialValues: {
      signedBy: patientName(surgicalCase.patient),
      relation: '',
      agreedTo: [],
      way: 'drawn',
      strokes: [],
      name: '',
      isSignature: false,
    },
    update: ({ way, strokes, name, isSignature: _ticked, ...fields }, { id: caseId, version }, submission) =>
      signConsent(
        {
          caseId,
          version,
          ...fields,
          textVersion: currentTextVersion,
          signature:
            way === 'drawn' ? { kind: 'drawn', strokes } : { kind: 'typed', name, isSignature: true },
        },
        submission,
      ),
    failed: () => t('failedToSign'),
    refusals: consentRefusals,
    saved: ({ caseNumber: number }) => t('wasSigned', { number }),
    remember: useRememberCase(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const text = consentTexts[currentTextVersion];
  const { procedureName, laterality, site, surgeon } = surgicalCase;
  const operation = operationWords({
    procedureName: procedureName ?? '',
    laterality: laterality ?? 'not_applicable',
    site,
  });
  return (
    <FormModal
      title={t('signTitle', { number: surgicalCase.caseNumber })}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('submit')}
      failureActions={failureActions}
    >
      <PatientHeading patient={surgicalCase.patient} isInDialog />
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <Text fw={600}>{t('operationOf', { procedure: operation, surgeon: surgeon?.name ?? '' })}</Text>
      <Text>{text.explained.description}</Text>
      <Checkbox.Group label={t('statements')} required {...form.getInputProps('agreedTo')}>
        <Stack gap="xs" mt="xs">
          {consentStatements.map((one) => (
            <Checkbox key={one} value={one} label={text.statements[one].description} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Text>{text.takeBack.description}</Text>
      <TextInput
        label={t('signedBy')}
        required
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('signedBy')}
      />
      <TextInput
        label={t('relation')}
        maxLength={100}
        autoComplete="off"
        {...form.getInputProps('relation')}
      />
      <NativeSelect
        label={t('way')}
        data={ways.map((value) => ({ value, label: t(`way_${value}`) }))}
        {...form.getInputProps('way')}
      />
      {form.values.way === 'drawn' ? (
        <SignatureField label={t('signature')} required {...form.getInputProps('strokes')} />
      ) : (
        <>
          <TextInput
            label={t('typedName')}
            required
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps('name')}
            error={form.errors['name'] ?? form.errors['signature.name']}
          />
          <Checkbox label={t('isSignature')} {...form.getInputProps('isSignature', { type: 'checkbox' })} />
        </>
      )}
    </FormModal>
  );
}
