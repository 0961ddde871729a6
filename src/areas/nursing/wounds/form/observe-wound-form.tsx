import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { observeWound } from '../wound.calls.ts';
import type { Wound } from '../wound.contract.ts';
import { useRefreshWounds } from '../wound.hooks.ts';
import { latestOf, woundName, woundRefusals } from '../wound.words.ts';
import { t } from '../wounds.texts.ts';
import { ObservationFields } from './observation-fields.tsx';
import {
  emptyObservation,
  type ObservationOutput,
  observationSchema,
  type ObservationValues,
} from './wound-form.values.ts';

/** How a wound is now, or that it has healed. */
export function ObserveWoundForm({ wound, onClose }: { wound: Wound; onClose: () => void }) {
  const refresh = useRefreshWounds();
  const draft = useDraftForm<ObservationValues, ObservationOutput, Wound>({
    schema: observationSchema,
    initialValues: emptyObservation(latestOf(wound)?.stage ?? ''),
    draftKey: `wound.${wound.id}`,
    save: ({ nextDressingAt, ...fields }, key) =>
      observeWound(
        { ...fields, woundId: wound.id, nextDressingAt: fields.isHealed ? null : nextDressingAt },
        new Submission(key),
      ),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToObserve'), error, woundRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasObserved'));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('observeTitle', { wound: woundName(wound) })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('observe')}
    >
      <ObservationFields form={draft.form} isPressure={wound.kind === 'pressure_injury'} />
    </FormModal>
  );
}
