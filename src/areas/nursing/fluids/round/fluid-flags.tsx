import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t } from '../fluids.texts.ts';
import { BalanceText } from './balance-text.tsx';
import type { FluidRoundPatient } from './fluid-round.contract.ts';

/** Too little urine, or none recorded for longer than the hospital's policy allows. */
export function UrineFlag({ urine }: Pick<FluidRoundPatient, 'urine'>) {
  const { dateTime } = useFormat();
  if (urine === null) return null;
  return (
    <>
      {urine.isOliguria && (
        <StatusBadge tone="danger">
          {urine.stage === null ? t('oliguria') : t('oliguriaStage', { stage: urine.stage })}
        </StatusBadge>
      )}
      {urine.isReminderDue && (
        <StatusBadge tone="warning">
          {urine.lastAt === null ? t('urineNever') : t('urineMissing', { time: dateTime(urine.lastAt) })}
        </StatusBadge>
      )}
    </>
  );
}

/** The fluids of a patient on a card: the balance of the fluid day, and what stands out; nothing for who is not charted. */
export function FluidFlags({ state }: { state: FluidRoundPatient | undefined }) {
  if (!state?.isCharted) return null;
  return (
    <>
      {state.balance !== null && (
        <StatusBadge>
          {t('balanceToday', { balance: '' })}
          <BalanceText balance={state.balance} />
        </StatusBadge>
      )}
      <UrineFlag urine={state.urine} />
    </>
  );
}
