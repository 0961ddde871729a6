import { SimpleGrid, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { ProcedureField } from '../../procedures/form/procedure-field.tsx';
import type { Procedure } from '../../procedures/procedure.contract.ts';
import { sidesFor } from '../booking/side.rules.ts';
import { t } from '../cases.texts.ts';
import type { CaseValues } from './case-form.values.ts';
import { SideField } from './side-field.tsx';

type OperationValues = Pick<
  CaseValues,
  | 'procedureId'
  | 'procedureName'
  | 'procedureCode'
  | 'laterality'
  | 'site'
  | 'preOpDiagnosis'
  | 'estimatedDuration'
>;

interface OperationFieldsProps {
  form: { values: OperationValues };
  /** Whether the procedure of the stored case has a side; null where nobody has said it. */
  hadSide: boolean | null;
  /** Without code and diagnosis, for which there is no time in an emergency. */
  isShort?: boolean;
}

/** What is done, where and why. */
export function OperationFields({ form: whole, hadSide, isShort = false }: OperationFieldsProps) {
  const form = formOfPart(whole);
  const [hasSide, setHasSide] = useState(hadSide);
  const { onChange: _onChange, ...procedure } = form.getInputProps('procedureName');
  const field = namedFields(form, t);
  // What was changed by hand since stays when the same name is typed once more.
  const filledFrom = useRef<string>(undefined);

  function write(name: string, chosen: Procedure | undefined) {
    form.setFieldValue('procedureName', name);
    form.setFieldValue('procedureId', chosen?.id ?? '');
    followSide(chosen?.hasSide ?? null);
    if (!chosen || chosen.id === filledFrom.current) return;
    filledFrom.current = chosen.id;
    form.setFieldValue('procedureCode', chosen.code ?? '');
    form.setFieldValue('estimatedDuration', chosen.usualDuration);
  }

  /** A procedure without a side says so by itself; the side of another procedure is chosen anew. */
  function followSide(next: boolean | null) {
    if (next === hasSide) return;
    setHasSide(next);
    const choices: readonly string[] = sidesFor(next);
    if (next === false) form.setFieldValue('laterality', 'not_applicable');
    else if (hasSide === false || !choices.includes(form.values.laterality)) {
      form.setFieldValue('laterality', '');
    }
  }

  return (
    <>
      <ProcedureField
        label={t('procedure')}
        description={t('procedureHint')}
        required
        {...procedure}
        onChange={write}
      />
      <SimpleGrid cols={{ base: 1, xs: isShort ? 2 : 3 }}>
        {!isShort && <TextInput {...field('procedureCode')} autoComplete="off" />}
        <SideField hasSide={hasSide} {...form.getInputProps('laterality')} />
        <TextInput {...field('site')} autoComplete="off" />
      </SimpleGrid>
      {!isShort && <TextInput {...field('preOpDiagnosis')} autoComplete="off" />}
    </>
  );
}
