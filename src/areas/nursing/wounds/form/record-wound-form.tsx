import { NativeSelect } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { SiteField } from '../body/site-field.tsx';
import { recordWound } from '../wound.calls.ts';
import { type Wound, woundKinds } from '../wound.contract.ts';
import { useRefreshWounds } from '../wound.hooks.ts';
import { woundName } from '../wound.words.ts';
import { t } from '../wounds.texts.ts';
import { ObservationFields } from './observation-fields.tsx';
import { emptyObservation, type WoundOutput, woundSchema, type WoundValues } from './wound-form.values.ts';

/** A wound that was found, with how it is now. */
export function RecordWoundForm({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const refresh = useRefreshWounds();
  const draft = useDraftForm<WoundValues, WoundOutput, Wound>({
    schema: woundSchema,
    initialValues: { ...emptyObservation(), site: '', kind: '' },
    draftKey: `wound.new.${patientId}`,
    save: (fields, key) => {
      const isPressure = fields.kind === 'pressure_injury';
      const { nextDressingAt, ...rest } = fields;
      return recordWound(
        {
          ...rest,
          patientId,
          stage: isPressure ? fields.stage : null,
          nextDressingAt: fields.isHealed ? null : nextDressingAt,
        },
        new Submission(key),
      );
    },
    describeFailure: (error) => failureWords(t('failedToRecord'), error),
    onSaved(wound) {
      refresh();
      notifySuccess(t('wasRecorded', { wound: woundName(wound) }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('recordTitle')} draft={draft} onClose={onClose} submitLabel={t('record')}>
      <SiteField {...field('site')} />
      <NativeSelect
        {...field('kind')}
        required
        size="md"
        data={[
          { value: '', label: '' },
          ...woundKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
        ]}
      />
      <ObservationFields form={form} isPressure={form.values.kind === 'pressure_injury'} />
    </FormModal>
  );
}
