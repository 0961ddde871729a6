import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { addToField } from '../count.calls.ts';
import type { SurgicalCounts } from '../count.contract.ts';
import { addedPieces } from '../count-facts.contract.ts';
import { useRefreshCounts, useRememberCounts } from '../count.hooks.ts';
import { issue } from '../count.issues.ts';
import { countRefusals } from '../count.words.ts';
import { t } from '../counts.texts.ts';

const schema = z.strictObject({
  code: z.string().min(1, issue('itemMissing')),
  pieces: addedPieces,
});

interface AddedValues extends Record<string, unknown> {
  code: string;
  pieces: number | string;
}

/** What was opened during the operation. */
export function AddedForm({ counts, onClose }: { counts: SurgicalCounts; onClose: () => void }) {
  const { caseId, items } = counts;
  const remember = useRememberCounts();
  const refresh = useRefreshCounts();
  const nameOf = (code: string) => items.find((item) => item.code === code)?.name ?? '';
  const [typedSchema] = useState(() => schema as z.ZodType<z.output<typeof schema>, AddedValues>);
  const draft = useDraftForm<AddedValues, z.output<typeof schema>, SurgicalCounts>({
    schema: typedSchema,
    initialValues: { code: '', pieces: '' },
    draftKey: `surgical-count-added.${caseId}`,
    save: (fields, key) => addToField({ caseId, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToAdd'), error, countRefusals);
    },
    onSaved(saved) {
      remember(saved);
      const { code, pieces } = draft.form.values;
      notifySuccess(t('wasAdded', { name: nameOf(code), pieces: Number(pieces) }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('add')} draft={draft} size="sm" onClose={onClose} submitLabel={t('add')}>
      <NativeSelect
        {...field('code', t('item'))}
        data-autofocus
        data={[
          { value: '', label: t('chooseItem') },
          ...items.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <WholeNumberField {...field('pieces')} />
    </FormModal>
  );
}
