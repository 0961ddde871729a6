import { fullName } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { type FluidKind, fluidKinds, isIntake } from './fluid-kinds.words.ts';
import type { FluidRecord } from './fluid.contract.ts';
import { t } from './fluids.texts.ts';

export { fullName as patientName };

export const fluidRefusals: OwnRefusals = {
  WRONG_STATE: () => t('alreadyMarked'),
};

/** A balance with its sign: plus for more in than out. */
export function balanceWords(balance: number): string {
  if (balance > 0) return t('positive', { amount: balance });
  return balance < 0 ? t('negative', { amount: -balance }) : t('amount', { amount: 0 });
}

/** A record in one sentence, while it is not recorded yet. */
export function typedWords(amounts: readonly { kind: FluidKind; amount: number }[]): string {
  const told = amounts.map(({ kind, amount }) => {
    const side = t(isIntake(kind) ? 'intake' : 'output');
    return t('typedAmount', { side, kind: t(`kind_${kind}`), amount });
  });
  return told.join(' · ');
}

/** What was recorded on one side, in short; drainage and other output stand together under 'Other'. */
export function amountWords({ entries }: FluidRecord, side: 'intake' | 'output'): string {
  const ofSide = entries
    .filter(({ kind }) => isIntake(kind) === (side === 'intake'))
    .toSorted((one, other) => fluidKinds.indexOf(one.kind) - fluidKinds.indexOf(other.kind));
  const groups = Map.groupBy(ofSide, ({ kind }) => shownKind(kind));
  return [...groups]
    .map(([kind, amounts]) => {
      const amount = amounts.reduce((sum, { millilitres }) => sum + millilitres, 0);
      const device = amounts.flatMap((one) => one.device ?? []).join(', ');
      const words = { kind: t(`kind_${kind}`), amount };
      return device === '' ? t('kindAmount', words) : t('kindDevice', { ...words, device });
    })
    .join(' · ');
}

/** The kind under which an amount is shown. */
function shownKind(kind: FluidKind): FluidKind {
  return kind === 'drainage' ? 'output_other' : kind;
}
