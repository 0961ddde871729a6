import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { PercentField } from '#ui/form/fields/percent-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { percentText, typedPercent } from '#ui/form/fields/typed-percent.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { maxFlatMinor } from '../../referrers/referrer.contract.ts';
import { updateCommissionSettings } from '../commission-settings.calls.ts';
import type { CommissionSettings } from '../commission-settings.contract.ts';
import { commissionSettingsTopic, useCommissionSettings } from '../commission-settings.hooks.ts';
import { t } from '../commission-settings.texts.ts';

/** The highest percentage and the highest flat sum that a referrer can be given. */
export function CommissionCapForm() {
  const query = useCommissionSettings();
  const titleId = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="xs">
        {t('capTitle')}
      </Title>
      <Text size="sm" mb="md">
        {t('capText')}
      </Text>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={2} />
      {query.data && (
        <CapFields key={`${query.data.capBasisPoints} ${query.data.capFlatMinor}`} stored={query.data} />
      )}
    </Paper>
  );
}

function CapFields({ stored: { capBasisPoints, capFlatMinor } }: { stored: CommissionSettings }) {
  const queries = useQueryClient();
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() =>
    z.strictObject({
      capBasisPoints: typedPercent,
      capFlatMinor: typedMoney(currencyCode, { max: maxFlatMinor }),
    }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: {
      capBasisPoints: percentText(capBasisPoints),
      capFlatMinor: moneyText(capFlatMinor, currencyCode),
    },
    draftKey: `commission-caps.${capBasisPoints}.${capFlatMinor}`,
    save: (caps, submissionKey) => updateCommissionSettings(caps, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToUpdate'), error),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: [commissionSettingsTopic] });
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <PercentField {...field('capBasisPoints', t('capShare'))} />
        <MoneyField {...field('capFlatMinor', t('capFlat'))} />
      </SimpleGrid>
    </FormBody>
  );
}
