import type { Instant, JsonColumn } from '#database/tables.ts';
import type { OrderFacts } from '#kernel/care/ward-order.ts';
import type { OrderSet } from './sets/order-set.contract.ts';
import type { WardOrder } from './orders/ward-order.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    ward_order: WardOrderTable;
    order_set: OrderSetTable;
  }
}

/** An order of a stay that is no medicine and no test. */
interface WardOrderTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string;
  kind: OrderFacts['kind'];
  facts: JsonColumn<OrderFacts>;
  note: string | null;
  /** The minutes of the policy against which a longer interval was weighed. */
  policy_minutes: number | null;
  /** The set it was ordered from, as it was called then. */
  set_name: string | null;
  replaces_id: string | null;
  ordered_by: string;
  ordered_at: Instant;
  state: WardOrder['state'];
  news: WardOrder['news'];
  state_at: Instant;
  state_by: string;
  state_reason: string | null;
  /** Null while no nurse has read it as it stands. */
  acknowledged_by: string | null;
  acknowledged_at: Instant | null;
  version: number;
}

/** Orders that a hospital keeps together. */
interface OrderSetTable {
  tenant_id: string;
  id: string;
  name: string;
  plan: string | null;
  medicines: string | null;
  orders: JsonColumn<OrderSet['orders']>;
  created_by: string;
  created_at: Instant;
  updated_by: string;
  updated_at: Instant;
  version: number;
}
