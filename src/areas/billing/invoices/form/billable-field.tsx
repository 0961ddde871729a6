import { Group, Text } from '@mantine/core';
import { TypeOrPickField, type TypeOrPickFieldProps } from '#screens/form/pickers/type-or-pick-field.tsx';
import { useTyping } from '#screens/form/pickers/use-typing.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { type Billable, useBillableMatches } from './use-billable-matches.ts';

export interface BillableFieldProps extends Omit<
  TypeOrPickFieldProps<Billable>,
  'typing' | 'matches' | 'idOf' | 'textOf' | 'renderOption'
> {
  currencyCode: string;
}

/** A service or a laboratory test of the catalogues with its price, or free text. */
export function BillableField({ currencyCode, ...props }: BillableFieldProps) {
  const { money } = useFormat();
  const typing = useTyping(props.value);
  const matches = useBillableMatches(typing.search);
  return (
    <TypeOrPickField
      maxLength={200}
      {...props}
      typing={typing}
      matches={matches}
      idOf={({ id }) => id}
      textOf={({ name }) => name}
      renderOption={({ name, category, priceMinor }) => (
        <Group justify="space-between" wrap="nowrap" gap="sm" w="100%">
          <div>
            <Text size="sm">{name}</Text>
            <Text size="xs" c="dimmed">
              {category}
            </Text>
          </div>
          <Text size="sm">{money(priceMinor, currencyCode)}</Text>
        </Group>
      )}
    />
  );
}
