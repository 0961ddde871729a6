import { handle, type ServerArea } from '#database/handler.ts';
import * as contract from './orders/ward-order.contract.ts';
import * as service from './orders/ward-order.service.ts';

/** Orders of a stay that are no medicine and no test, and the sets a hospital keeps of them. */
export const wardOrdersServer: ServerArea = {
  name: 'ward-orders',
  module: 'admissions_enabled',
  calls: [
    handle(contract.listWardOrders, service.listWardOrders),
    handle(contract.signWardOrders, service.signWardOrders),
    handle(contract.changeWardOrder, service.changeWardOrder),
    handle(contract.stopWardOrder, service.stopWardOrder),
    handle(contract.acknowledgeWardOrders, service.acknowledgeWardOrders),
  ],
};
