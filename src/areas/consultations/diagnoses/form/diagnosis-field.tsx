import { Autocomplete, type AutocompleteProps, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Diagnosis } from '../diagnosis.contract.ts';
import { useDiagnosisPage } from '../diagnosis.hooks.ts';

const maxShown = 12;
const typingPauseMs = 200;

export interface DiagnosisFieldProps extends Omit<AutocompleteProps, 'data' | 'onChange' | 'renderOption'> {
  value?: string;
  /** What is typed; with the diagnosis of the hospital's list where it is one of those that are offered. */
  onChange?: (title: string, chosen: Diagnosis | undefined) => void;
}

/** A diagnosis: one of the hospital's list, offered while typing, or any other words. */
export function DiagnosisField({ value = '', onChange, ...props }: DiagnosisFieldProps) {
  const [search] = useDebouncedValue(value.trim(), typingPauseMs);
  const isTyped = search !== '';
  const request = { limit: maxShown, ...(isTyped && { search }) };
  const { data } = useDiagnosisPage(request, { isEnabled: isTyped });
  const found = isTyped ? (data?.rows ?? []) : [];
  const byTitle = new Map(found.map((diagnosis) => [diagnosis.title, diagnosis]));
  return (
    <Autocomplete
      autoComplete="off"
      {...props}
      value={value}
      onChange={(title) => onChange?.(title, byTitle.get(title))}
      data={[...byTitle.keys()]}
      filter={({ options }) => options}
      limit={maxShown}
      maxLength={300}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          <span style={{ overflowWrap: 'anywhere' }}>{option.value}</span>
          <Text span size="sm" c="dimmed">
            {byTitle.get(option.value)?.code}
          </Text>
        </Group>
      )}
    />
  );
}
