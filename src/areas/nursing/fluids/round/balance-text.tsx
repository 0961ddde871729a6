import { Text } from '@mantine/core';
import { balanceWords } from '../fluid.words.ts';

/** Legible on the ground of either scheme. */
const shadeOf = (name: 'green' | 'orange') =>
  `light-dark(var(--mantine-color-${name}-9), var(--mantine-color-${name}-4))`;

/** A balance: positive green with a plus sign, negative orange. */
export function BalanceText({ balance, isStruck = false }: { balance: number; isStruck?: boolean }) {
  const color = balance > 0 ? shadeOf('green') : balance < 0 ? shadeOf('orange') : undefined;
  return (
    <Text span inherit fw={600} {...(color && { c: color })} td={isStruck ? 'line-through' : 'none'}>
      {balanceWords(balance)}
    </Text>
  );
}
