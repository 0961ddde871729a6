import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { Ward } from '../../wards/ward.contract.ts';
import { useRefreshBeds } from '../../wards/ward.calls.ts';
import { createBeds } from '../bed.calls.ts';
import { bedFields, maxBedsAtOnce } from '../bed.contract.ts';
import { bedRefusals } from '../bed.words.ts';
import { t } from '../beds.texts.ts';
import { BedFields } from './bed-fields.tsx';

const formSchema = z.strictObject({
  ...bedFields,
  count: z.union([z.number(), z.string()]).pipe(z.number().int().min(1).max(maxBedsAtOnce)),
});

/** Adds one bed or a row of them to a ward, all or none. */
export function AddBedsForm({ ward, onClose }: { ward: Ward; onClose: () => void }) {
  const refresh = useRefreshBeds();
  const [schema] = useState(() => formSchema);
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { count: 1, bedType: 'standard' as const }),
    draftKey: `beds.new.${ward.id}`,
    save: (fields, key) => createBeds({ ...fields, wardId: ward.id }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAdd'), error, bedRefusals),
    onSaved({ rows }) {
      refresh();
      notifySuccess(t('wereAdded', { count: rows.length }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('addTitle', { ward: ward.name })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('addBeds')}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...field('bedNumber', t('firstNumber'))}
          description={t('firstNumberHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          data-autofocus
        />
        <WholeNumberField {...field('count')} />
      </SimpleGrid>
      <BedFields form={form as never} wardId={ward.id} />
    </FormModal>
  );
}
