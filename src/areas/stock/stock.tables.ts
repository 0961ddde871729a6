import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, PlainDate, Table } from '#database/tables.ts';
import type { StockItem } from './items/item.contract.ts';
import type { MovementKind } from './ledger/movement-kinds.ts';
import type { PlaceKind } from './places/place.contract.ts';
import type { StockRequest } from './requests/stock-request.contract.ts';
import type { StockTransfer } from './transfers/stock-transfer.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_item: Table<'stock_item', StockItemColumns>;
    stock_place: Table<'stock_place', StockPlaceColumns>;
    stock_lot: Table<'stock_lot', StockLotColumns>;
    stock_level: Table<'stock_level', StockLevelColumns>;
    stock_balance: Table<'stock_balance', StockBalanceColumns>;
    stock_movement: Table<'stock_movement', StockMovementColumns>;
    stock_month: Table<'stock_month', StockMonthColumns>;
    stock_request: Table<'stock_request', StockRequestColumns>;
    stock_transfer: Table<'stock_transfer', StockTransferColumns>;
    stock_transfer_line: Table<'stock_transfer_line'>;
  }
}

interface StockItemColumns {
  kind: StockItem['kind'];
  /** Base units in a pack. */
  pack_size: number;
  /** Of one base unit, in minor units. */
  unit_cost_minor: number;
  /** It leaves only by two people; the pharmacy says so of its medicines. */
  is_controlled: Generated<boolean>;
  /** The last day on which two people are asked for though it is no longer controlled. */
  controlled_until: PlainDate | null;
  is_active: boolean;
  /** In all places, on the way too, without what is set aside. */
  on_hand: Generated<number>;
  /** In quarantine, expired or recalled. */
  set_aside: Generated<number>;
  /** The first day on which a lot in stock expires; null where none does. */
  first_expiry: PlainDate | null;
  /** Since when nothing is on hand; null while there is, and before there ever was. */
  empty_since: PlainDate | null;
  is_stocked: GeneratedAlways<boolean>;
  is_low: GeneratedAlways<boolean>;
  created_at: ColumnType<Instant, Instant, never>;
}

interface StockPlaceColumns {
  /** Of the places that every hospital has. */
  code: string | null;
  kind: PlaceKind;
  created_at: ColumnType<Instant, Instant, never>;
}

interface StockLotColumns {
  /** Empty for items whose lots are not tracked. */
  lot_number: string;
  /** The last day of use; the last day of the calendar for what does not expire. */
  expires_on: PlainDate;
  /** What `cost_quantity` base units cost, in minor units. */
  cost_minor: number;
  received_at: ColumnType<Instant, Instant, never>;
  /** Recalled: it lies on no shelf and is given to nobody. */
  is_recalled: Generated<boolean>;
}

interface StockLevelColumns {
  /** The item's, so that a place lists its items by name. */
  sort_name: string;
  is_stocked: GeneratedAlways<boolean>;
}

interface StockBalanceColumns {
  place_kind: PlaceKind;
  /** As its lot says; held equal by the database. */
  is_recalled: Generated<boolean>;
  is_stocked: GeneratedAlways<boolean>;
}

interface StockMovementColumns {
  place_kind: PlaceKind;
  /** Where it came from or goes to, of a transfer. */
  other_place_id: string | null;
  other_place_kind: PlaceKind | null;
  kind: MovementKind;
  /** Base units; negative where they leave the place. */
  quantity: number;
  /** Of the lot in the place, once this was recorded. */
  left_quantity: number;
  /** The hospital's date. */
  happened_on: PlainDate;
  /** As its item was when it moved. */
  is_controlled: Generated<boolean>;
  /** The second person; never who recorded it. */
  witnessed_by: string | null;
}

interface StockMonthColumns {
  /** The first day of the month. */
  month: PlainDate;
  /** Days on which nothing was on hand. */
  empty_days: number;
}

interface StockRequestColumns {
  kind: StockRequest['kind'];
  status: StockRequest['status'];
}

interface StockTransferColumns {
  status: StockTransfer['status'];
}
