import { NativeSelect, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ReferrerPicker } from '../../../referrers/form/referrer-picker.tsx';
import { useCommissionSettings } from '../../../settings/commission-settings.hooks.ts';
import { runPayouts } from '../../payout.calls.ts';
import { payoutRefusals } from '../../payout.words.ts';
import type { Payout } from '../../payout.contract.ts';
import { useRefreshPayouts } from '../../payout.hooks.ts';
import { payoutMethods } from '../../payout.rules.ts';
import { t } from '../../payouts.texts.ts';
import { runPayoutsSchema } from './run-payouts.values.ts';

export interface RunPayoutsFormProps {
  /** The referrer that the field begins with. */
  referrerId: string | undefined;
  onClose: () => void;
}

/** Makes payouts out of pending referrals, and pays them at once where that is chosen. */
export function RunPayoutsForm({ referrerId = '', onClose }: RunPayoutsFormProps) {
  const { money } = useFormat();
  const refresh = useRefreshPayouts();
  const needsAnother = useCommissionSettings().data?.payoutNeedsSecondPerson ?? true;
  const draft = useDraftForm({
    schema: runPayoutsSchema,
    initialValues: {
      startDate: '',
      endDate: '',
      referrerId,
      payoutMethod: 'bank_transfer',
      payNow: false,
      transactionReference: '',
      notes: '',
    },
    draftKey: `payouts.run.${referrerId}`,
    save: (run, submissionKey) => runPayouts(run, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToRun'), error, payoutRefusals),
    onSaved({ payouts }: { payouts: Payout[] }) {
      refresh();
      const amount = money(sumMinor(payouts.map(({ netMinor }) => netMinor)));
      const isPaid = payouts.every(({ status }) => status === 'paid');
      notifySuccess(t(isPaid ? 'werePaid' : 'wereMade', { count: payouts.length, amount }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('run')} draft={draft} onClose={onClose} submitLabel={t('process')}>
      <Text size="sm">{t('runText')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField {...field('startDate')} required data-autofocus />
        <DateField {...field('endDate')} required />
        <ReferrerPicker
          {...field('referrerId', t('referrer'))}
          description={t('allReferrers')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          isWithInactive
        />
        <NativeSelect
          {...field('payoutMethod', t('method'))}
          data={payoutMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
        />
      </SimpleGrid>
      <Switch
        label={t('payNow')}
        description={t(needsAnother ? 'payNowNeedsAnother' : 'payNowHint')}
        disabled={needsAnother}
        {...form.getInputProps('payNow', { type: 'checkbox' })}
      />
      {form.values.payNow && (
        <TextInput
          {...field('transactionReference', t('reference'))}
          required
          maxLength={100}
          autoComplete="off"
        />
      )}
      <Textarea {...field('notes')} autosize minRows={2} />
    </FormModal>
  );
}
