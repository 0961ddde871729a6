import { useState } from 'react';
import type { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { reasonOnly, reasonWith } from '#screens/form/entered-in-error.ts';
import { EnteredInErrorForm } from '#screens/form/entered-in-error-form.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { correctFluids } from '../fluid.calls.ts';
import type { FluidRecord } from '../fluid.contract.ts';
import { useRefreshFluids } from '../fluid.hooks.ts';
import { fluidRefusals } from '../fluid.words.ts';
import { t } from '../fluids.texts.ts';
import { AmountFields } from './amount-fields.tsx';
import { type FluidValues, replacementSchema, valuesOf } from './fluid-form.values.ts';

const withRecord = reasonWith(replacementSchema);

/** Marks a record as entered in error, and records the one that replaces it. */
export function CorrectFluidsForm({ record, onClose }: { record: FluidRecord; onClose: () => void }) {
  const refresh = useRefreshFluids();
  const [hasReplacement, setReplacement] = useState(false);
  const draft = useDraftForm<
    FluidValues & Record<string, unknown>,
    z.output<typeof withRecord> | z.output<typeof reasonOnly>,
    unknown
  >({
    schema: (hasReplacement ? withRecord : reasonOnly) as never,
    initialValues: { ...valuesOf(record), reason: '' },
    draftKey: `fluids-error.${record.id}`,
    save: (fields, key) => correctFluids({ fluidRecordId: record.id, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToCorrect'), error, fluidRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasCorrected'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <EnteredInErrorForm
      title={t('correctTitle')}
      text={t('correctText')}
      reasonLabel={t('reason')}
      replaceLabel={t('withReplacement')}
      submitLabel={t('correct')}
      draft={draft}
      isReplaced={hasReplacement}
      onReplaced={setReplacement}
      onClose={onClose}
    >
      <AmountFields form={form} />
      <DateTimeField {...field('recordedAt')} />
    </EnteredInErrorForm>
  );
}
