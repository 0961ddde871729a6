import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { currencyOf } from '#kernel/money/currencies.ts';
import { parseMoneyText } from '#kernel/money/money-text.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { moneyRefusal, moneyText } from './typed-money.ts';

export interface MoneyFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** The text as it was typed, '' when empty: the form's schema reads it with `typedMoney`. */
  value?: string;
  onChange?: (typed: string) => void;
  /** The hospital's own currency where none is named. */
  currencyCode?: string;
}

/**
 * An amount of money. Its value is the typed text, so that a draft keeps what cannot be read yet; `typedMoney` turns
 * it into minor units and `moneyText` back. Works with `form.getInputProps`.
 */
export function MoneyField({ value = '', onChange, currencyCode, error, onBlur, ...props }: MoneyFieldProps) {
  const { tenant } = useFormat();
  const code = currencyCode ?? tenant.currencyCode;
  const [unreadable, setUnreadable] = useState<string>();
  const currency = currencyOf(code);
  const symbol = (
    <Text component="span" size="sm" c="dimmed" aria-hidden="true">
      {currency?.symbol ?? code}
    </Text>
  );
  const width = 14 + 9 * (currency?.symbol ?? code).length;
  const isAfter = currency?.symbolSide === 'after';

  // Left alone it says what is wrong with it; what can be read is written out, '5' as '5.00'.
  function settle() {
    setUnreadable(moneyRefusal(value, code));
    const read = parseMoneyText(value, code);
    const tidy = read.ok ? moneyText(read.amountMinor, code) : value;
    if (tidy !== value) onChange?.(tidy);
  }

  return (
    <TextInput
      {...props}
      {...(isAfter
        ? { rightSection: symbol, rightSectionWidth: width }
        : { leftSection: symbol, leftSectionWidth: width })}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={unreadable ?? error}
      onChange={({ currentTarget }) => {
        setUnreadable(undefined);
        onChange?.(currentTarget.value);
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}
