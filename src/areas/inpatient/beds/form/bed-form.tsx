import { Button, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useRefreshBeds } from '../../wards/ward.calls.ts';
import { updateBed } from '../bed.calls.ts';
import { type Bed, bedFields } from '../bed.contract.ts';
import { bedRefusals } from '../bed.words.ts';
import { t } from '../beds.texts.ts';
import { BedFields } from './bed-fields.tsx';

export interface BedFormProps {
  bed: Bed;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Bed) => void;
}

const formSchema = z.strictObject(bedFields);

/** Changes a bed, or retires one that is no longer there. */
export function BedForm({ bed, onClose, onReload }: BedFormProps) {
  const refresh = useRefreshBeds();
  const { draft, failureActions } = useRecordForm({
    draftName: 'bed',
    stored: bed,
    schema: formSchema,
    initialValues: storedValues(formSchema, bed),
    update: (fields, { id: bedId, version }, submission) =>
      updateBed({ ...fields, bedId, version }, submission),
    failed: () => t('failedToSave'),
    refusals: bedRefusals,
    saved: ({ bedNumber }) => t('wasSaved', { number: bedNumber }),
    remember: refresh,
    onSaved: onClose,
    onReload,
  });
  const retire = useConfirmedWrite<Bed, Bed>({
    ask: ({ bedNumber }) => ({
      title: t('retireTitle'),
      message: t('retireQuestion', { number: bedNumber }),
      confirmLabel: t('retire'),
      isDestructive: true,
    }),
    call: ({ id: bedId, version }, submission) => updateBed({ bedId, version, isRetired: true }, submission),
    done: ({ bedNumber }) => t('wasRetired', { number: bedNumber }),
    failed: () => t('failedToRetire'),
    refusals: bedRefusals,
    onDone: onClose,
    onSettled: refresh,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('editTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <TextInput {...field('bedNumber')} autoComplete="off" data-autofocus />
      <BedFields form={form as never} wardId={bed.wardId} />
      {bed.status !== 'occupied' && (
        <Button
          variant="subtle"
          color="red"
          w="fit-content"
          loading={retire.isBusy}
          onClick={() => void retire.start(bed)}
        >
          {t('retire')}
        </Button>
      )}
    </FormModal>
  );
}
