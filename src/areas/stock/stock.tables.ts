import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, PlainDate } from '#database/tables.ts';
import type { StockItem } from './items/item.contract.ts';
import type { MovementKind } from './moving/movement-kinds.ts';
import type { PlaceKind } from './places/place.contract.ts';
import type { StockRequest } from './requests/stock-request.contract.ts';
import type { StockTransfer } from './transfers/stock-transfer.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_item: StockItemTable;
    stock_place: StockPlaceTable;
    stock_lot: StockLotTable;
    stock_level: StockLevelTable;
    stock_balance: StockBalanceTable;
    stock_movement: StockMovementTable;
    stock_month: StockMonthTable;
    stock_request: StockRequestTable;
    stock_transfer: StockTransferTable;
    stock_transfer_line: StockTransferLineTable;
  }
}

interface StockItemTable {
  tenant_id: string;
  id: string;
  name: string;
  other_name: string | null;
  sku: string | null;
  category: string;
  kind: StockItem['kind'];
  base_unit: string;
  /** Base units in a pack. */
  pack_size: number;
  pack_name: string | null;
  min_stock_level: number;
  reorder_quantity: number | null;
  /** Of one base unit, in minor units. */
  unit_cost_minor: number;
  selling_price_minor: number;
  supplier: string | null;
  location: string | null;
  tracks_lots: boolean;
  /** It leaves only by two people; the pharmacy says so of its medicines. */
  is_controlled: Generated<boolean>;
  /** The last day on which two people are asked for though it is no longer controlled. */
  controlled_until: Generated<PlainDate | null>;
  is_active: boolean;
  sort_name: string;
  search_text: string;
  /** In all places, on the way too, without what is set aside. */
  on_hand: Generated<number>;
  /** In quarantine, expired or recalled. */
  set_aside: Generated<number>;
  value_minor: Generated<number>;
  /** The first day on which a lot in stock expires; null where none does. */
  first_expiry: PlainDate | null;
  last_moved_on: PlainDate | null;
  /** Since when nothing is on hand; null while there is, and before there ever was. */
  empty_since: PlainDate | null;
  is_stocked: GeneratedAlways<boolean>;
  is_low: GeneratedAlways<boolean>;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface StockPlaceTable {
  tenant_id: string;
  id: string;
  /** Of the places that every hospital has. */
  code: string | null;
  name: string;
  kind: PlaceKind;
  is_active: boolean;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface StockLotTable {
  tenant_id: string;
  id: string;
  item_id: string;
  /** Empty for items whose lots are not tracked. */
  lot_number: string;
  /** The last day of use; the last day of the calendar for what does not expire. */
  expires_on: PlainDate;
  /** What `cost_quantity` base units cost, in minor units. */
  cost_minor: number;
  cost_quantity: number;
  received_at: ColumnType<Instant, Instant, never>;
  /** Recalled: it lies on no shelf and is given to nobody. */
  is_recalled: Generated<boolean>;
}

interface StockLevelTable {
  tenant_id: string;
  item_id: string;
  place_id: string;
  quantity: number;
  /** The item's, so that a place lists its items by name. */
  sort_name: string;
  is_stocked: GeneratedAlways<boolean>;
}

interface StockBalanceTable {
  tenant_id: string;
  lot_id: string;
  place_id: string;
  item_id: string;
  expires_on: PlainDate;
  quantity: number;
  is_set_aside: boolean;
  place_kind: PlaceKind;
  /** As its lot says; held equal by the database. */
  is_recalled: Generated<boolean>;
  last_moved_at: Instant;
  is_stocked: GeneratedAlways<boolean>;
}

interface StockMovementTable {
  tenant_id: string;
  id: string;
  item_id: string;
  lot_id: string;
  expires_on: PlainDate;
  place_id: string;
  place_kind: PlaceKind;
  /** Where it came from or goes to, of a transfer. */
  other_place_id: string | null;
  other_place_kind: PlaceKind | null;
  kind: MovementKind;
  /** Base units; negative where they leave the place. */
  quantity: number;
  /** Of the lot in the place, once this was recorded. */
  left_quantity: number;
  happened_at: Instant;
  /** The hospital's date. */
  happened_on: PlainDate;
  recorded_at: Instant;
  recorded_by: string;
  reason: string | null;
  source_kind: string | null;
  source_id: string | null;
  patient_id: string | null;
  /** As its item was when it moved. */
  is_controlled: Generated<boolean>;
  /** The second person; never who recorded it. */
  witnessed_by: string | null;
}

interface StockMonthTable {
  tenant_id: string;
  item_id: string;
  /** The first day of the month. */
  month: PlainDate;
  consumed: number;
  consumed_minor: number;
  /** Days on which nothing was on hand. */
  empty_days: number;
}

interface StockRequestTable {
  tenant_id: string;
  id: string;
  item_id: string;
  lot_id: string;
  place_id: string;
  kind: StockRequest['kind'];
  quantity: number;
  value_minor: number;
  reason: string;
  status: StockRequest['status'];
  requested_by: string;
  requested_at: Instant;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_note: string | null;
  version: Generated<number>;
}

interface StockTransferTable {
  tenant_id: string;
  id: string;
  transfer_number: string;
  from_place_id: string;
  to_place_id: string;
  status: StockTransfer['status'];
  notes: string | null;
  sent_by: string;
  sent_at: Instant;
  received_by: string | null;
  received_at: Instant | null;
  version: Generated<number>;
}

interface StockTransferLineTable {
  tenant_id: string;
  transfer_id: string;
  lot_id: string;
  item_id: string;
  sent_quantity: number;
  received_quantity: number | null;
  returned_quantity: number | null;
  lost_reason: string | null;
}
