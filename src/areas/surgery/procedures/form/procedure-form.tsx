import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { EditedForm } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { coverableKinds } from '../../charges/charge.rules.ts';
import { procedureRegister } from '../procedure.calls.ts';
import { type Procedure, procedureFields } from '../procedure.contract.ts';
import { ServicePicker } from './service-picker.tsx';
import { procedureRefusals, type SideSaid, sideSaid } from '../procedure.words.ts';
import { t } from '../procedures.texts.ts';

const serviceId = z.union([z.literal('').transform(() => null), z.uuid()]);

const sidesSaid = ['unknown', 'yes', 'no'] as const satisfies readonly SideSaid[];

const schema = z.strictObject({
  ...procedureFields,
  hasSide: z.enum(sidesSaid).transform((said) => (said === 'unknown' ? null : said === 'yes')),
  serviceId,
  packageServiceId: serviceId,
  packageCovers: z.array(z.enum(coverableKinds)),
});

/** Adds a procedure to the catalogue or changes one. */
export function ProcedureForm({ stored, ...dialog }: EditedForm<Procedure>) {
  const { form, field, modal } = useRegisterForm({
    words: t,
    draftName: 'surgical-procedure',
    stored,
    schema,
    initialValues: storedValues(schema, stored, {
      usualDuration: stored?.usualDuration ?? 60,
      hasSide: sideSaid(stored?.hasSide ?? null),
    }),
    register: procedureRegister,
    refusals: procedureRefusals,
    ...dialog,
  });
  return (
    <FormModal {...modal}>
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      <TextInput {...field('code')} autoComplete="off" />
      <WholeNumberField {...field('usualDuration')} />
      <NativeSelect
        {...field('hasSide', t('side'))}
        description={t('sideHint')}
        data={sidesSaid.map((value) => ({ value, label: t(`side_${value}`) }))}
      />
      <ServicePicker
        {...field('serviceId', t('service'))}
        known={knownService(stored?.serviceId, stored?.serviceName)}
      />
      <ServicePicker
        {...field('packageServiceId', t('package'))}
        description={t('packageHint')}
        known={knownService(stored?.packageServiceId, stored?.packageServiceName)}
      />
      {form.values.packageServiceId !== '' && (
        <Checkbox.Group {...field('packageCovers')}>
          <Group gap="md" mt="xs">
            {coverableKinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={t(`covers_${kind}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </FormModal>
  );
}

function knownService(id: string | null | undefined, name: string | null | undefined) {
  return id ? { id, name: name ?? '' } : undefined;
}
