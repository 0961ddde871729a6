import { Button, Group, List, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { fieldName, fieldValue } from './field-words.ts';
import { t } from './patient-form.texts.ts';
import type { FormField, PatientFormValues } from './patient-form.values.ts';
import { mergeEdits, type EditComparison } from './stale-edit.ts';

export interface StaleDialogProps {
  comparison: EditComparison;
  typed: PatientFormValues;
  saved: PatientFormValues;
  onClose: () => void;
  onMerge: (values: PatientFormValues) => void;
}

/** Shows what somebody else changed meanwhile, field by field, and goes on with what the user keeps. */
export function StaleDialog({ comparison, typed, saved, onClose, onMerge }: StaleDialogProps) {
  const format = useFormat();
  const [kept, setKept] = useState<ReadonlySet<FormField>>(new Set());
  useReturnFocus();
  const { conflicts, taken } = comparison;

  function choose(field: FormField, choice: string) {
    const others = [...kept].filter((one) => one !== field);
    setKept(new Set(choice === 'yours' ? [...others, field] : others));
  }

  return (
    <Modal opened onClose={onClose} title={t('staleTitle')} size="lg">
      <Stack gap="md">
        <Text size="sm">{t('staleText')}</Text>
        {conflicts.length > 0 && <Text fw={600}>{t('staleChoose')}</Text>}
        {conflicts.map((field) => (
          <Radio.Group
            key={field}
            label={fieldName(field)}
            value={kept.has(field) ? 'yours' : 'theirs'}
            onChange={(choice) => choose(field, choice)}
          >
            <Stack gap="xs" mt={4}>
              <Radio value="theirs" label={t('theirs', { value: fieldValue(field, saved[field], format) })} />
              <Radio value="yours" label={t('yours', { value: fieldValue(field, typed[field], format) })} />
            </Stack>
          </Radio.Group>
        ))}
        {taken.length > 0 && (
          <div>
            <Text fw={600}>{t('staleTaken')}</Text>
            <List size="sm" mt={4}>
              {taken.map((field) => (
                <List.Item key={field}>
                  {t('staleTakenField', {
                    field: fieldName(field),
                    value: fieldValue(field, saved[field], format),
                  })}
                </List.Item>
              ))}
            </List>
          </div>
        )}
        {conflicts.length === 0 && taken.length === 0 && <Text size="sm">{t('staleSame')}</Text>}
        <Group justify="flex-end">
          <Button onClick={() => onMerge(mergeEdits(typed, saved, comparison, kept))}>{t('useThese')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
