/** Asks the operator of the platform by which clock they work, until that is decided. */
export { OperatorClock } from './first-hour/detail/operator-clock.tsx';
