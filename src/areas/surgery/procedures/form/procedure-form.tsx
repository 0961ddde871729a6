import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
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
    initialValues: {
      name: procedure?.name ?? '',
      code: procedure?.code ?? '',
      usualDuration: procedure?.usualDuration ?? 60,
      hasSide: sideSaid(procedure?.hasSide ?? null),
      serviceId: procedure?.serviceId ?? '',
      packageServiceId: procedure?.packageServiceId ?? '',
      packageCovers: procedure?.packageCovers ?? [],
    },
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
  return (
    <FormModal
      title={t(procedure ? 'editTitle' : 'addProcedure')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(procedure ? 'save' : 'addProcedure')}
      failureActions={failureActions}
    >
      <TextInput
        label={t('name')}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput label={t('code')} maxLength={50} autoComplete="off" {...form.getInputProps('code')} />
      <WholeNumberField label={t('usualDuration')} required {...form.getInputProps('usualDuration')} />
      <NativeSelect
        label={t('side')}
        description={t('sideHint')}
        data={sidesSaid.map((value) => ({ value, label: t(`side_${value}`) }))}
        {...form.getInputProps('hasSide')}
      />
      <ServicePicker
        label={t('service')}
        known={knownService(procedure?.serviceId, procedure?.serviceName)}
        {...form.getInputProps('serviceId')}
      />
      <ServicePicker
        label={t('package')}
        description={t('packageHint')}
        known={knownService(procedure?.packageServiceId, procedure?.packageServiceName)}
        {...form.getInputProps('packageServiceId')}
      />
      {form.values.packageServiceId !== '' && (
        <Checkbox.Group label={t('packageCovers')} {...form.getInputProps('packageCovers')}>
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
