import {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from '#areas/billing/billing-forms.public.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { reopenMonth } from '../closing.calls.ts';
import { t } from '../closing.texts.ts';

interface ReopenMonthFormProps {
  closingId: string;
  /** The month in words. */
  month: string;
  onSettled: () => void;
  onClose: () => void;
}

/** Opens a closed month again, with a reason. */
export function ReopenMonthForm({ closingId, month, onSettled, onClose }: ReopenMonthFormProps) {
  const second = useSecondPerson();
  return (
    <ReasonForm
      title={t('reopenTitle', { month })}
      text={t('reopenText')}
      label={t('reason')}
      submitLabel={t('reopen')}
      draftKey={`month.reopen.${closingId}`}
      send={(reason, submission) => reopenMonth({ closingId, reason, ...second.fields }, submission)}
      failed={t('failedToReopen')}
      refusals={{ WRONG_STATE: () => t('changedMeanwhile'), ...secondPersonRefusals }}
      done={() => {
        onSettled();
        return t('wasReopened', { month });
      }}
      onRefused={(error) => {
        second.note(error);
        onSettled();
      }}
      renderFurther={(errors) => <SecondPersonFields second={second} errors={errors} />}
      onClose={onClose}
    />
  );
}
