import { useState } from 'react';
import type { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { reasonOnly, reasonWith } from '#screens/form/entered-in-error.ts';
import { EnteredInErrorForm } from '#screens/form/entered-in-error-form.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { EnterGoesOn } from '#ui/form/parts/enter-goes-on.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { correctVitalSigns } from '../vital-signs.calls.ts';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { useRefreshVitalSigns } from '../vital-signs.hooks.ts';
import { t } from '../vital-signs.texts.ts';
import { vitalSignsRefusals } from '../vital-signs.words.ts';
import { judgeLive, type SubjectOfSet } from './live-judgement.ts';
import { MeasureFields } from './measure-fields.tsx';
import { News2Panel } from './news2-panel.tsx';
import { replacementSchema } from './record-form.values.ts';
import { valuesOfSet } from './stored-set.values.ts';

export interface CorrectFormProps {
  set: VitalSigns;
  /** Whose set it is; undefined leaves flags and score to the server. */
  subject?: SubjectOfSet | undefined;
  onClose: () => void;
}

const withSet = reasonWith(replacementSchema);

/** Marks a set as entered in error, and records the one that replaces it. */
export function CorrectForm({ set, subject, onClose }: CorrectFormProps) {
  const refresh = useRefreshVitalSigns();
  const [hasReplacement, setReplacement] = useState(true);
  const draft = useDraftForm<Record<string, unknown>, z.output<typeof withSet> | { reason: string }, unknown>(
    {
      schema: (hasReplacement ? withSet : reasonOnly) as never,
      initialValues: { ...valuesOfSet(set), reason: '' },
      draftKey: `vital-signs-error.${set.id}`,
      save: (fields, key) => correctVitalSigns({ vitalSignsId: set.id, ...fields }, new Submission(key)),
      describeFailure(error) {
        refresh();
        return failureWords(t('failedToCorrect'), error, vitalSignsRefusals);
      },
      onSaved() {
        refresh();
        notifySuccess(t('wasCorrected'));
        onClose();
      },
    },
  );
  const form = draft.form as unknown as Parameters<typeof MeasureFields>[0]['form'];
  const judged = judgeLive(form.values, subject);
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
      <EnterGoesOn>
        <MeasureFields form={form} judged={judged} />
        {subject && <News2Panel judged={judged} />}
      </EnterGoesOn>
    </EnteredInErrorForm>
  );
}
