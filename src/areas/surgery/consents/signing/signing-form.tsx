import { Button, Checkbox, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { removeDraft } from '#ui/form/draft-store.ts';
import { fieldsAt, fieldsOf, formOfPart } from '#ui/form/fields/form-of.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useRefreshCase, useRememberCase } from '../../cases/case.hooks.ts';
import { patientName } from '../../cases/case.words.ts';
import { signConsent } from '../consent.calls.ts';
import { type ConsentPaper, signingFields } from '../consent.contract.ts';
import { signingRefusals } from '../consent.words.ts';
import { t } from '../consents.texts.ts';
import { preparedDraft } from './consent-page.ts';
import { textVersionOf } from '../wording/consent-content.rules.ts';
import { consentLabels } from '../wording/consent-labels.ts';
import type { ConsentLanguage } from '../wording/consent-languages.ts';
import { consentStatements } from '../wording/shipped-wording.ts';
import { SignatureInputs } from './signature-inputs.tsx';
import {
  checkSignature,
  checkWitness,
  emptySignature,
  ownSignatureOf,
  ownWays,
  signatureFields,
  type SignatureValues,
  signerWays,
  witnessFields,
} from './signing.values.ts';

const fields = z.strictObject({
  ...signingFields,
  way: z.enum(signerWays),
  ...signatureFields,
  hasWitness: z.boolean(),
  witness: witnessFields,
});

type Fields = z.output<typeof fields>;
type Values = z.input<typeof fields> & Record<string, unknown>;

/** True where a witness signs: always in some hospitals, where the signer only types or cannot write, or by choice. */
function isWitnessed({ way, hasWitness }: Pick<Fields, 'way' | 'hasWitness'>, isAlways: boolean): boolean {
  return isAlways || way !== 'drawn' || hasWitness;
}

const schemaOf = (isAlways: boolean) =>
  fields.superRefine((values, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    checkSignature(values, refuse);
    if (isWitnessed(values, isAlways)) {
      checkWitness(values.witness, (path, message) => refuse(['witness', ...path], message));
    }
  });

/** The case, as far as the form keeps it. */
type Signed = Pick<ConsentPaper, 'id' | 'version' | 'caseNumber'>;

export interface SigningFormProps {
  /** What is shown above. */
  paper: ConsentPaper;
  language: ConsentLanguage;
  ownRisks: string | null;
  /** Shows what is stored now. */
  onReload: () => void;
  /** Tells what is shown until the device is back. */
  onDone: (words: string) => void;
}

/** What is agreed to, who signs and how, and the witness. */
export function SigningForm(props: SigningFormProps) {
  const { paper, language, ownRisks, onReload, onDone } = props;
  const remember = useRememberCase();
  const refresh = useRefreshCase();
  const isAlways = paper.general.needsWitness;
  const [schema] = useState(() => schemaOf(isAlways));
  const labels = consentLabels[language];
  const words = paper.general.words[language];
  const { draft, failureActions } = useRecordForm<Signed, Values, Fields>({
    draftName: `surgical-consent.${language}`,
    stored: paper,
    schema,
    initialValues: {
      signedBy: patientName(paper.patient),
      relation: '',
      agreedTo: [],
      ...emptySignature,
      hasWitness: false,
      witness: { name: '', relation: '', signature: emptySignature },
    },
    update: async (values, { id: caseId, version }, submission) => {
      const { signedBy, relation, agreedTo, way, strokes, witness } = values;
      const signed = await signConsent(
        {
          ...{ caseId, version, signedBy, relation, agreedTo, language, ownRisks },
          textVersion: textVersionOf(paper, language),
          signature:
            way === 'typed' ? { kind: way, name: values.name, isSignature: true } : { kind: way, strokes },
          witness: isWitnessed(values, isAlways)
            ? {
                name: witness.name,
                relation: witness.relation,
                signature: ownSignatureOf(witness.signature),
              }
            : null,
        },
        submission,
      );
      remember(signed);
      return signed;
    },
    failed: () => t('failedToSign'),
    refusals: signingRefusals,
    saved: ({ caseNumber: number }) => t('wasSigned', { number }),
    remember: ({ id }) => refresh(id),
    onSaved: ({ id }) => {
      removeDraft(preparedDraft(id));
      onDone(labels.thanks);
    },
    onReload,
  });
  const { form } = draft;
  const { way, hasWitness, witness } = form.values;
  const isNeeded = isWitnessed({ way, hasWitness: false }, isAlways);
  function leave() {
    draft.discard();
    onDone(labels.givenBack);
  }
  return (
    <FormBody
      draft={draft}
      submitLabel={labels.sign}
      failureActions={failureActions}
      extraActions={
        <Button variant="default" onClick={leave}>
          {labels.giveBack}
        </Button>
      }
    >
      <Checkbox.Group label={labels.statements} required size="md" {...form.getInputProps('agreedTo')}>
        <Stack gap="sm" mt="xs">
          {consentStatements.map((one) => (
            <Checkbox key={one} value={one} size="md" label={words[one]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Text size="lg">{words.takeBack}</Text>
      <TextInput
        label={labels.nameOfSigner}
        required
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('signedBy')}
      />
      <TextInput
        label={labels.relationOfSigner}
        maxLength={100}
        autoComplete="off"
        {...form.getInputProps('relation')}
      />
      <SignatureInputs
        fields={fieldsOf(formOfPart<SignatureValues>(form))}
        tick={form.getInputProps('isSignature', { type: 'checkbox' })}
        language={language}
        ways={signerWays}
        way={way}
        label={labels.signature}
        nameFault={form.errors['signature.name']}
      />
      {!isNeeded && (
        <Checkbox label={labels.witnessToo} {...form.getInputProps('hasWitness', { type: 'checkbox' })} />
      )}
      {(isNeeded || hasWitness) && (
        <Stack component="fieldset" gap="sm" m={0} p={0} bd="none" aria-label={labels.witness}>
          <Title order={2} size="h4">
            {labels.witness}
          </Title>
          <Text>{labels.witnessLead}</Text>
          <TextInput
            label={labels.witnessName}
            required
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps('witness.name')}
          />
          <TextInput
            label={labels.witnessRelation}
            required
            maxLength={100}
            autoComplete="off"
            {...form.getInputProps('witness.relation')}
          />
          <SignatureInputs
            fields={fieldsAt(
              formOfPart<{ witness: { signature: SignatureValues } }>(form),
              'witness.signature',
            )}
            tick={form.getInputProps('witness.signature.isSignature', { type: 'checkbox' })}
            language={language}
            ways={ownWays}
            way={witness.signature.way}
            label={labels.witnessSignature}
          />
        </Stack>
      )}
    </FormBody>
  );
}
