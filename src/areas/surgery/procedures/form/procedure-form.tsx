import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { coverableKinds } from '../../charges/charge.rules.ts';
import { createProcedure, updateProcedure } from '../procedure.calls.ts';
import { type Procedure, procedureFields } from '../procedure.contract.ts';
import { useRefreshProcedures } from '../procedure.hooks.ts';
import { ServicePicker } from './service-picker.tsx';
import { procedureRefusals, type SideSaid, sideSaid } from '../procedure.words.ts';
import { t } from '../procedures.texts.ts';

export interface ProcedureFormProps {
  /** Edited; a new one is added when left out. */
  procedure?: Procedure;
  onClose: () => void;
  onReload: (current: Procedure) => void;
}

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
export function ProcedureForm({ procedure, onClose, onReload }: ProcedureFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'surgical-procedure',
    stored: procedure,
    schema,
    initialValues: storedValues(schema, procedure, {
      usualDuration: procedure?.usualDuration ?? 60,
      hasSide: sideSaid(procedure?.hasSide ?? null),
    }),
    create: createProcedure,
    update: (fields, { id: procedureId, version }, submission) =>
      updateProcedure({ ...fields, procedureId, version }, submission),
    failed: () => t(procedure ? 'failedToUpdate' : 'failedToAdd'),
    refusals: procedureRefusals,
    saved: ({ name }) => t(procedure ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshProcedures(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t(procedure ? 'editTitle' : 'addProcedure')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(procedure ? 'save' : 'addProcedure')}
      failureActions={failureActions}
    >
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
        known={knownService(procedure?.serviceId, procedure?.serviceName)}
      />
      <ServicePicker
        {...field('packageServiceId', t('package'))}
        description={t('packageHint')}
        known={knownService(procedure?.packageServiceId, procedure?.packageServiceName)}
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
