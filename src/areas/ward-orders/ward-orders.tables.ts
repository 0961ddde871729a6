import type { JsonColumn, Table } from '#database/tables.ts';
import type { OrderFacts } from '#kernel/care/ward-order.ts';
import type { OrderSet } from './sets/order-set.contract.ts';
import type { WardOrder } from './orders/ward-order.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    ward_order: Table<'ward_order', WardOrderColumns>;
    order_set: Table<'order_set', OrderSetColumns>;
  }
}

/** An order of a stay that is no medicine and no test. */
interface WardOrderColumns {
  kind: OrderFacts['kind'];
  facts: JsonColumn<OrderFacts>;
  /** The minutes of the policy against which a longer interval was weighed. */
  policy_minutes: number | null;
  /** The set it was ordered from, as it was called then. */
  set_name: string | null;
  state: WardOrder['state'];
  news: WardOrder['news'];
  /** Null while no nurse has read it as it stands. */
  acknowledged_by: string | null;
}

/** Orders that a hospital keeps together. */
interface OrderSetColumns {
  orders: JsonColumn<OrderSet['orders']>;
}
