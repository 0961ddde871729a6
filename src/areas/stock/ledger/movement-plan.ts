import type {
  BalanceWithLot,
  StockItemRow,
  StockLotRow,
  StockMovementRow,
  StockPlaceRow,
} from './ledger.queries.ts';
import type { MovedLot } from './stock-line.ts';

/** What is known of the stock that some lines are about, read while its items are locked. */
export interface StockState {
  items: ReadonlyMap<string, StockItemRow>;
  places: ReadonlyMap<string, StockPlaceRow>;
  balances: readonly BalanceWithLot[];
  lots: readonly StockLotRow[];
}

/** When and by whom something moves. */
export interface MovingMoment {
  tenantId: string;
  userId: string;
  /** ISO 8601. */
  now: string;
  /** Given for what is written down later than it happened. */
  happenedAt: string | undefined;
  dateOf: (instant: string) => string;
}

export interface MovementPlan {
  movements: StockMovementRow[];
  newLots: StockLotRow[];
  /** Every balance that was looked at, as it is afterwards. */
  balances: BalanceWithLot[];
  /** Keys of those that changed. */
  changed: ReadonlySet<string>;
  /** By line. */
  moved: MovedLot[][];
  /** Balances from which was taken at an earlier time than something else happened there. */
  backDated: { lotId: string; placeId: string; since: string; itemId: string }[];
}

export const balanceKey = (lotId: string, placeId: string): string => `${lotId} ${placeId}`;
