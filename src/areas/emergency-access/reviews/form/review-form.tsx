import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { currentOf } from '#screens/form/use-record-form.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { reviewEmergencyAccess } from '../../emergency-access/emergency-access.calls.ts';
import type { EmergencyAccess } from '../../emergency-access/emergency-access.contract.ts';
import { useRefreshReviews } from '../../emergency-access/emergency-access.hooks.ts';
import { emergencyRefusals } from '../../emergency-access/emergency-access.words.ts';
import { AccessFacts } from '../detail/access-facts.tsx';
import { t } from '../emergency-review.texts.ts';

const schema = z.strictObject({ note: requiredText(1000) });

export interface ReviewFormProps {
  access: EmergencyAccess;
  onClose: () => void;
  /** Goes on with what is stored now, after somebody else changed it. */
  onReload: (current: EmergencyAccess) => void;
}

/** Shows one emergency access and takes what its review came to. */
export function ReviewForm({ access, onClose, onReload }: ReviewFormProps) {
  const refresh = useRefreshReviews();
  const [current, setCurrent] = useState<EmergencyAccess>();
  const draft = useDraftForm({
    schema,
    initialValues: { note: '' },
    draftKey: `emergency.review.${access.id}`,
    save: ({ note }, submissionKey) =>
      reviewEmergencyAccess(
        { accessId: access.id, version: access.version, note },
        new Submission(submissionKey),
      ),
    onSaved() {
      refresh();
      notifySuccess(t('wasReviewed'));
      onClose();
    },
    describeFailure(error) {
      setCurrent(currentOf(error) as EmergencyAccess | undefined);
      return failureWords(t('failedToReview'), error, emergencyRefusals);
    },
  });
  const field = namedFields(draft.form, t);

  // The note stays: somebody may only have ended the access.
  function reload(stored: EmergencyAccess) {
    refresh();
    onReload(stored);
  }

  return (
    <FormModal
      title={t('reviewTitle')}
      draft={draft}
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      <AccessFacts access={access} />
      {access.secondsLeft > 0 && <Alert color="yellow">{t('reviewEnds')}</Alert>}
      <Textarea {...field('note')} autosize minRows={3} data-autofocus />
    </FormModal>
  );
}
