import { useState } from 'react';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { maxQuantity } from '../../ledger/movement-kinds.ts';
import { getStockSettings, updateStockSettings } from '../stock-settings.calls.ts';
import type { StockSettings } from '../stock-settings.contract.ts';
import { t } from '../stock-settings.texts.ts';

const topic = 'stock-settings';

/** From when on a change of stock needs a second person. */
export function StockSettingsSection() {
  const query = useRead(topic, getStockSettings, {});
  return (
    <SettingsSection title={t('title')} query={query} failedToLoad={t('failedToLoad')} lines={2}>
      {(stored) => <LimitsForm key={JSON.stringify(stored)} stored={stored} />}
    </SettingsSection>
  );
}

function schemaFor(currencyCode: string) {
  return z.strictObject({
    approvalMinor: typedMoney(currencyCode, { max: 1_000_000_000_000 }),
    approvalQuantity: optionalWholeNumber({ min: 0, max: maxQuantity }),
    orderMinor: typedMoney(currencyCode, { max: 1_000_000_000_000 }),
  });
}

function LimitsForm({ stored }: { stored: StockSettings }) {
  const remember = useRemember(topic, getStockSettings, {});
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() => schemaFor(currencyCode));
  const draft = useDraftForm({
    schema,
    initialValues: {
      approvalMinor: moneyText(stored.approvalMinor, currencyCode),
      approvalQuantity: stored.approvalQuantity ?? '',
      orderMinor: moneyText(stored.orderMinor, currencyCode),
    },
    draftKey: `stock-settings.${Object.values(stored).join('.')}`,
    save: (fields, submissionKey) => updateStockSettings(fields, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved: (saved) => {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <MoneyField {...field('approvalMinor')} maw={360} />
      <WholeNumberField {...field('approvalQuantity')} maw={360} />
      <MoneyField {...field('orderMinor')} maw={360} />
    </FormBody>
  );
}
