import { failureWords } from '#screens/refusal/refusal-words.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { EnterGoesOn } from '#ui/form/parts/enter-goes-on.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useSubject } from '../../chart/chart.hooks.ts';
import { recordVitalSigns } from '../vital-signs.calls.ts';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { t } from '../vital-signs.texts.ts';
import { judgeLive } from './live-judgement.ts';
import { useMeasuredBefore } from './before/measured-before.ts';
import { MeasureFields } from './measure-fields.tsx';
import { News2Panel } from './news2-panel.tsx';
import { emptySet, recordSchema, type RecordValues } from './record-form.values.ts';
import { draftKeyOfSet, unsentSet } from './unsent-set.ts';
import { useRecorded } from './use-recorded.tsx';

export interface RecordModalProps {
  patientId: string;
  patientName: string;
  onClose: () => void;
}

/** One set of a patient, recorded from wherever the patient is looked at. */
export function RecordModal({ patientId, patientName, onClose }: RecordModalProps) {
  const recorded = useRecorded(onClose);
  const subject = useSubject(patientId, undefined);
  const draft = useDraftForm<RecordValues, ReturnType<typeof recordSchema.parse>, VitalSigns | undefined>({
    schema: recordSchema as never,
    initialValues: { ...emptySet(), patientId },
    draftKey: draftKeyOfSet(patientId),
    save(fields, submissionKey, corrects) {
      const words = unsentSet({ fields, values: draft.form.values, patientName });
      return recordVitalSigns(fields, { ...words, submissionKey, corrects });
    },
    describeFailure: (error) => failureWords(t('failedToRecord'), error),
    onSaved: recorded.tell,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const judged = judgeLive(form.values, subject);
  const before = useMeasuredBefore(patientId);
  if (recorded.question) return recorded.question;
  return (
    <FormModal
      title={t('recordingOf', { patient: patientName })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('record')}
    >
      <EnterGoesOn>
        <MeasureFields form={form} judged={judged} before={before} />
        <News2Panel judged={judged} />
        <DateTimeField {...field('recordedAt')} />
      </EnterGoesOn>
    </FormModal>
  );
}
