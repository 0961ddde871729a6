export { DueWords, ScoreBadge } from './rounds/list/round-list.tsx';
export type { RoundPatient } from './rounds/round.contract.ts';
export { useRound } from './rounds/round.hooks.ts';
export { inRoundOrder } from './rounds/round.rules.ts';
