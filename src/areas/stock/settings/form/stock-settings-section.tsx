import { Paper, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { maxQuantity } from '../../moving/movement-kinds.ts';
import { getStockSettings, updateStockSettings } from '../stock-settings.calls.ts';
import type { StockSettings } from '../stock-settings.contract.ts';
import { t } from '../stock-settings.texts.ts';

const queryKey = ['stock-settings'];

/** From when on a change of stock needs a second person. */
export function StockSettingsSection() {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => getStockSettings({}, signal) });
  const titleId = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="md">
        {t('title')}
      </Title>
      {query.isPending && <LoadingSkeleton lines={2} />}
      {query.isError && (
        <ErrorPanel message={t('failedToLoad')} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && <LimitsForm key={JSON.stringify(query.data)} stored={query.data} />}
    </Paper>
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
  const queries = useQueryClient();
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
      queries.setQueryData(queryKey, saved);
      notifySuccess(t('saved'));
    },
  });
  return (
    <FormBody draft={draft}>
      <MoneyField
        label={t('approvalMinor')}
        description={t('approvalMinorHint')}
        required
        maw={360}
        {...draft.form.getInputProps('approvalMinor')}
      />
      <WholeNumberField
        label={t('approvalQuantity')}
        description={t('approvalQuantityHint')}
        maw={360}
        {...draft.form.getInputProps('approvalQuantity')}
      />
      <MoneyField
        label={t('orderMinor')}
        description={t('orderMinorHint')}
        required
        maw={360}
        {...draft.form.getInputProps('orderMinor')}
      />
    </FormBody>
  );
}
