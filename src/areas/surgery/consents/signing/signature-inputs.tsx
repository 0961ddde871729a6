import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { SignatureField } from '#ui/form/signature/signature-field.tsx';
import type { FieldsOf, TickProps } from '#ui/form/fields/form-of.ts';
import { consentLabels } from '../wording/consent-labels.ts';
import type { ConsentLanguage } from '../wording/consent-languages.ts';
import type { SignatureValues, signerWays } from './signing.values.ts';

type Way = (typeof signerWays)[number];

export interface SignatureInputsProps {
  /** The fields of the signature within the form. */
  fields: FieldsOf<SignatureValues>;
  /** The box that says that the typed name is the signature. */
  tick: TickProps;
  language: ConsentLanguage;
  ways: readonly Way[];
  /** The chosen one. */
  way: Way;
  label: string;
  /** What the server said of the typed name. */
  nameFault?: ReactNode;
}

/** How somebody signs: by finger or pen, by a mark, or by a typed name. */
export function SignatureInputs(props: SignatureInputsProps) {
  const { fields, tick, language, ways, way, label, nameFault } = props;
  const words = consentLabels[language];
  const name = fields('name');
  return (
    <>
      <NativeSelect
        label={words.way}
        data={ways.map((value) => ({ value, label: words[`way_${value}`] }))}
        {...fields('way')}
      />
      {way === 'typed' ? (
        <>
          <TextInput
            label={words.typedName}
            required
            maxLength={200}
            autoComplete="off"
            {...name}
            error={name.error ?? nameFault}
          />
          <Checkbox label={words.isSignature} {...tick} />
        </>
      ) : (
        <SignatureField label={label} required {...fields('strokes')} />
      )}
    </>
  );
}
