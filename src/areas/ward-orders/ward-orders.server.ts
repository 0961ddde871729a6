import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as contract from './orders/ward-order.contract.ts';
import * as service from './orders/ward-order.service.ts';
import * as sets from './sets/order-set.contract.ts';
import * as orderSets from './sets/order-set.service.ts';
import { wardOrdersSamples } from './ward-orders.seed.ts';

/** Orders of a stay that are no medicine and no test, and the sets a hospital keeps of them. */
export const wardOrdersServer: ServerArea = {
  name: 'ward-orders',
  module: 'admissions_enabled',
  samples: wardOrdersSamples,
  calls: [
    handle(contract.listWardOrders, service.listWardOrders),
    handle(contract.signWardOrders, service.signWardOrders),
    handle(contract.changeWardOrder, service.changeWardOrder),
    handle(contract.stopWardOrder, service.stopWardOrder),
    handle(contract.acknowledgeWardOrders, service.acknowledgeWardOrders),
    handle(sets.listOrderSets, orderSets.listOrderSets),
    handle(sets.createOrderSet, orderSets.createOrderSet),
    handle(sets.updateOrderSet, orderSets.updateOrderSet),
    handle(sets.deleteOrderSet, orderSets.deleteOrderSet),
  ],
};
