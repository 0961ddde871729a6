import { Button, Group, List, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '#ui/layer/modal.tsx';
import { t } from '../form.texts.ts';
import { compareEdits, mergeEdits } from './stale-edit.ts';

export interface StaleDialogProps<Field extends string> {
  /** What the form began from, what it holds now, and what somebody else saved meanwhile. */
  begun: Readonly<Record<Field, string>>;
  typed: Readonly<Record<Field, string>>;
  saved: Readonly<Record<Field, string>>;
  fieldName: (field: Field) => string;
  /** A value as people read it. */
  fieldValue: (field: Field, value: string) => string;
  onClose: () => void;
  onMerge: (values: Record<Field, string>) => void;
}

/** Shows what somebody else changed meanwhile, field by field, and goes on with what the user keeps. */
export function StaleDialog<Field extends string>(props: StaleDialogProps<Field>) {
  const { typed, saved, fieldName, fieldValue, onClose, onMerge } = props;
  const [kept, setKept] = useState<ReadonlySet<Field>>(new Set());
  const comparison = compareEdits(props.begun, typed, saved);
  const { conflicts, taken } = comparison;

  function choose(field: Field, choice: string) {
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
              <Radio value="theirs" label={t('theirs', { value: fieldValue(field, saved[field]) })} />
              <Radio value="yours" label={t('yours', { value: fieldValue(field, typed[field]) })} />
            </Stack>
          </Radio.Group>
        ))}
        {taken.length > 0 && (
          <div>
            <Text fw={600}>{t('staleTaken')}</Text>
            <List size="sm" mt={4}>
              {taken.map((field) => (
                <List.Item key={field}>
                  {t('staleTakenField', { field: fieldName(field), value: fieldValue(field, saved[field]) })}
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
