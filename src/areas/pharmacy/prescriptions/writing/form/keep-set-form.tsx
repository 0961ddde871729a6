import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { saveSet } from '../../prescription.calls.ts';
import { useRefreshPrescriptions } from '../../prescription.hooks.ts';
import type { WrittenLine } from '../../prescription-line.contract.ts';
import { t } from './writing.texts.ts';

/** Keeps the lines under a name of one's own. */
export function KeepSetForm({ lines, onClose }: { lines: readonly WrittenLine[]; onClose: () => void }) {
  const [schema] = useState(() => z.strictObject({ name: requiredText(100) }));
  const { draft } = useRecordForm({
    draftName: 'prescription-set',
    stored: undefined,
    schema,
    initialValues: { name: '' },
    create: ({ name }, submission) => saveSet({ name, lines: [...lines] }, submission),
    failed: () => t('failedToKeep'),
    refusals: { SET_NAME_TAKEN: () => t('setNameTaken') },
    saved: ({ name }) => t('wasKept', { name }),
    remember: useRefreshPrescriptions(),
    onSaved: onClose,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('setTitle')} draft={draft} size="sm" onClose={onClose} submitLabel={t('keep')}>
      <TextInput {...field('name', t('setName'))} data-autofocus />
    </FormModal>
  );
}
