import { useFirstHour } from '../first-hour.hooks.ts';
import { ClockCard } from './clock-card.tsx';

/** Asks the operator of the platform by which clock they work, until that is decided. */
export function OperatorClock() {
  const { data } = useFirstHour();
  return data?.isClockAsked ? <ClockCard isOperator /> : null;
}
