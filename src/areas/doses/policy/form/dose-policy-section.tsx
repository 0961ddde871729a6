import { SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { Submission } from '#client/remote.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { getDosePolicy, updateDosePolicy } from '../dose-policy.calls.ts';
import type { DosePolicy } from '../dose-policy.contract.ts';
import { t } from '../dose-policy.texts.ts';
import { policySchema, policyValues } from './policy-form.values.ts';

const topic = 'dose-policy';

/** At which times medicines are given in the wards, and how exactly. */
export function DosePolicySection() {
  const { date } = useFormat();
  const query = useRead(topic, getDosePolicy, {});
  const validFrom = query.data?.validFrom;
  return (
    <SettingsSection
      title={t('title')}
      lead={`${t('lead')} ${validFrom ? t('holdsFrom', { date: date(validFrom) }) : ''}`}
      query={query}
      failedToLoad={t('failedToLoad')}
    >
      {({ policy }) => <PolicyForm key={JSON.stringify(policy)} policy={policy} />}
    </SettingsSection>
  );
}

const minutes = ['criticalMinutes', 'frequentMinutes', 'dailyMinutes', 'missedMinutes'] as const;

function PolicyForm({ policy }: { policy: DosePolicy }) {
  const remember = useRemember(topic, getDosePolicy, {});
  const [schema] = useState(() => policySchema(policy));
  const draft = useDraftForm({
    schema,
    initialValues: policyValues(policy),
    draftKey: `dose-policy.${JSON.stringify(policy)}`,
    save: (fields, key) => updateDosePolicy(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved(saved) {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormBody draft={draft}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {Object.keys(policy.times.perDay).map((count) => (
          <TextInput
            key={count}
            label={count === '1' ? t('once') : t('perDay', { count: Number(count) })}
            required
            {...form.getInputProps(`times.perDay.${count}`)}
          />
        ))}
        {Object.keys(policy.times.everyHours).map((hours) => (
          <TextInput
            key={hours}
            label={t('everyHours', { hours: Number(hours) })}
            required
            {...form.getInputProps(`times.everyHours.${hours}`)}
          />
        ))}
        <TextInput {...field('times.bedtime')} />
        {minutes.map((name) => (
          <WholeNumberField key={name} label={t(name)} required {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
      <TagsInput {...field('timeCritical')} maxTags={sizeLimits.timeCriticalEntries} acceptValueOnBlur />
    </FormBody>
  );
}
