import { Anchor, Text } from '@mantine/core';
import { FactGrid, type NamedFact } from '#ui/page/fact-panel.tsx';
import type { OperatorCard, OperatorContact } from '../operator.contract.ts';
import { t } from '../operator.texts.ts';

/** How the operator is reached; what is not known is left out. */
export function contactFacts({ name, address, phone, email, hours }: OperatorContact): NamedFact[] {
  return [
    [t('name'), name],
    ...fact(t('address'), address),
    ...(phone === null ? [] : [[t('phone'), <Reach key="phone" kind="tel" to={phone} />] as const]),
    ...(email === null ? [] : [[t('email'), <Reach key="email" kind="mailto" to={email} />] as const]),
    ...fact(t('hours'), hours),
  ];
}

/** Where hospitals pay to. */
export function accountFacts({ bkash, nagad, bank }: OperatorCard): NamedFact[] {
  return [...fact(t('bkash'), bkash), ...fact(t('nagad'), nagad), ...fact(t('bank'), bank)];
}

/** All that is known of the operator. */
export function OperatorFacts({ card }: { card: OperatorCard }) {
  return (
    <FactGrid
      facts={[...contactFacts(card), ...fact(t('taxNumber'), card.taxNumber), ...accountFacts(card)]}
    />
  );
}

function fact(label: string, value: string | null): NamedFact[] {
  if (value === null) return [];
  return [
    [
      label,
      <Text key={label} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {value}
      </Text>,
    ],
  ];
}

function Reach({ kind, to }: { kind: 'tel' | 'mailto'; to: string }) {
  const address = kind === 'tel' ? to.replaceAll(/[^\d+]/g, '') : to;
  return (
    <Anchor href={`${kind}:${address}`} style={{ overflowWrap: 'anywhere' }}>
      {to}
    </Anchor>
  );
}
