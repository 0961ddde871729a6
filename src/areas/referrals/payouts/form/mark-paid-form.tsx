import { Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { markPayoutPaid } from '../payout.calls.ts';
import { payoutRefusals } from '../payout.words.ts';
import { type Payout, transactionReference } from '../payout.contract.ts';
import { useRefreshPayouts } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';

const schema = z.strictObject({ transactionReference });

/** Asks for the reference of the transfer; without one nothing happens. */
export function MarkPaidForm({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { money } = useFormat();
  const refresh = useRefreshPayouts();
  const { id: payoutId, version, payoutNumber: number, referrerName: referrer } = payout;
  const draft = useDraftForm({
    schema,
    initialValues: { transactionReference: '' },
    draftKey: `payout.paid.${payoutId}.${version}`,
    save: (transfer, submissionKey) =>
      markPayoutPaid({ payoutId, version, ...transfer }, new Submission(submissionKey)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToMarkPaid'), error, payoutRefusals);
    },
    onSaved({ transactionReference: reference }: Payout) {
      refresh();
      notifySuccess(t('markedPaid', { reference: reference ?? '' }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('markPaidTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('markPaid')}
    >
      <Text size="sm">{t('markPaidText', { referrer, amount: money(payout.netMinor) })}</Text>
      <TextInput {...field('transactionReference', t('reference'))} autoComplete="off" data-autofocus />
    </FormModal>
  );
}
