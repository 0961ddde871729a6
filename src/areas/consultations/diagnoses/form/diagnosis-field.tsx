import { Group, Text } from '@mantine/core';
import { TypeOrPickField, type TypeOrPickFieldProps } from '#screens/form/pickers/type-or-pick-field.tsx';
import { useTyping } from '#screens/form/pickers/use-typing.ts';
import type { Diagnosis } from '../diagnosis.contract.ts';
import { useDiagnosisPage } from '../diagnosis.calls.ts';

const maxShown = 12;

export type DiagnosisFieldProps = Omit<
  TypeOrPickFieldProps<Diagnosis>,
  'typing' | 'matches' | 'idOf' | 'textOf' | 'renderOption' | 'enterTakes'
>;

/** A diagnosis: one of the hospital's list, offered while typing, or any other words, which Enter leaves as they are. */
export function DiagnosisField(props: DiagnosisFieldProps) {
  const typing = useTyping(props.value);
  const isTyped = typing.search !== '';
  const request = { limit: maxShown, ...(isTyped && { search: typing.search }) };
  const found = useDiagnosisPage(request, { enabled: isTyped });
  return (
    <TypeOrPickField
      {...props}
      typing={typing}
      matches={isTyped ? found : { isFetching: false }}
      idOf={({ id }) => id}
      textOf={({ title }) => title}
      enterTakes="words"
      maxLength={300}
      renderOption={({ title, code }) => (
        <Group gap="xs" wrap="nowrap">
          <span style={{ overflowWrap: 'anywhere' }}>{title}</span>
          <Text span size="sm" c="dimmed">
            {code}
          </Text>
        </Group>
      )}
    />
  );
}
