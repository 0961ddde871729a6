import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { SignatureField } from '#ui/form/signature/signature-field.tsx';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { consentLabels } from '../wording/consent-labels.ts';
import type { ConsentLanguage } from '../wording/consent-languages.ts';
import type { signerWays } from './signing.values.ts';

type Way = (typeof signerWays)[number];

export interface SignatureInputsProps<Values extends Record<string, unknown>> {
  form: FormOf<Values>;
  language: ConsentLanguage;
  ways: readonly Way[];
  /** The chosen one. */
  way: Way;
  /** Of the fields in the form: '' or such as 'witness.signature.'. */
  prefix?: string;
  label: string;
}

/** How somebody signs: by finger or pen, by a mark, or by a typed name. */
export function SignatureInputs<Values extends Record<string, unknown>>(props: SignatureInputsProps<Values>) {
  const { form, language, ways, way, prefix = '', label } = props;
  const words = consentLabels[language];
  const inputs = (name: string, options?: { type: 'checkbox' }) =>
    form.getInputProps(`${prefix}${name}`, options);
  const nameInputs = inputs('name');
  // The server tells what is wrong with the signature of who signs under this name.
  const typedFault: ReactNode = nameInputs.error ?? form.errors[`${prefix}signature.name`];
  return (
    <>
      <NativeSelect
        label={words.way}
        data={ways.map((value) => ({ value, label: words[`way_${value}`] }))}
        {...inputs('way')}
      />
      {way === 'typed' ? (
        <>
          <TextInput
            label={words.typedName}
            required
            maxLength={200}
            autoComplete="off"
            {...nameInputs}
            error={faultWords(language, typedFault, words.fault)}
          />
          <Checkbox
            label={words.isSignature}
            {...inputs('isSignature', { type: 'checkbox' })}
            error={faultWords(language, form.errors[`${prefix}isSignature`], words.fault)}
          />
        </>
      ) : (
        <SignatureField
          label={label}
          required
          clearLabel={words.clear}
          {...inputs('strokes')}
          error={faultWords(language, form.errors[`${prefix}strokes`], words.faultOfSignature)}
        />
      )}
    </>
  );
}

/** What is wrong with a field, for who reads another language than the program is in. */
export function faultWords(language: ConsentLanguage, fault: ReactNode, inBengali: string): ReactNode {
  return fault && language === 'bn' ? inBengali : fault;
}
