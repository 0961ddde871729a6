import { TagsInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { equipmentUsed, maxEquipment } from '../booking/booking.contract.ts';
import { updateCase } from '../case.calls.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { useRememberCase } from '../case.hooks.ts';
import { caseRefusals } from '../case.words.ts';
import { t } from '../cases.texts.ts';

const schema = z.strictObject({ equipmentUsed });

export interface EquipmentFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: SurgicalCase) => void;
}

/** Records what is used in an operation: beforehand, during it and afterwards. */
export function EquipmentForm({ surgicalCase, onClose, onReload }: EquipmentFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'surgical-case-equipment',
    stored: surgicalCase,
    schema,
    initialValues: { equipmentUsed: [...surgicalCase.equipmentUsed] },
    update: (fields, { id: caseId, version }, submission) =>
      updateCase({ caseId, version, ...fields }, submission),
    failed: () => t('failedToUpdate'),
    refusals: caseRefusals,
    saved: ({ caseNumber: number }) => t('wasSaved', { number }),
    remember: useRememberCase(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('equipmentOf', { number: surgicalCase.caseNumber })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <TagsInput {...field('equipmentUsed')} maxTags={maxEquipment} acceptValueOnBlur data-autofocus />
    </FormModal>
  );
}
