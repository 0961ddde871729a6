import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { statisticElements, usualCode } from '../../statistics.rules.ts';
import { t } from '../../statistics.texts.ts';
import { setStatisticCodes } from '../statistic-codes.calls.ts';
import { codeFields, type StatisticCodesRecord } from '../statistic-codes.contract.ts';
import { useRememberCodes } from '../statistic-codes.hooks.ts';

const schema = z.strictObject(codeFields);

/** How the authority calls the hospital and each figure. */
export function StatisticCodesForm({
  stored,
  onClose,
}: {
  stored: StatisticCodesRecord;
  onClose: () => void;
}) {
  const remember = useRememberCodes();
  const { draft, failureActions } = useRecordForm({
    draftName: 'statistic-codes',
    stored,
    schema,
    initialValues: {
      orgUnit: stored.orgUnit,
      elements: Object.fromEntries(statisticElements.map((name) => [name, stored.elements[name] ?? ''])),
    },
    update: (fields, { version }, submission) => setStatisticCodes({ version, ...fields }, submission),
    failed: () => t('failedToSetCodes'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: onClose,
    onReload: onClose,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('codesTitle')}
      draft={draft}
      failureActions={failureActions}
      onClose={onClose}
      submitLabel={t('save')}
    >
      <Text size="sm">{t('codesLead')}</Text>
      <TextInput {...field('orgUnit')} data-autofocus />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {statisticElements.map((name) => (
          <TextInput
            key={name}
            label={t(`figure_${name}`)}
            placeholder={usualCode(name)}
            maxLength={60}
            {...form.getInputProps(`elements.${name}`)}
          />
        ))}
      </SimpleGrid>
    </FormModal>
  );
}
