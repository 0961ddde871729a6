import { Text, TextInput, type TextInputProps } from '@mantine/core';

/** A percentage as typed text; the form's schema reads it with `typedPercent`. Works with `form.getInputProps`. */
export function PercentField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      rightSection={
        <Text component="span" size="sm" c="dimmed" aria-hidden="true">
          %
        </Text>
      }
    />
  );
}
