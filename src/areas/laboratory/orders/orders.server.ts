import { type HandledCall, handle } from '#server/handle.ts';
import * as orders from './lab-order.contract.ts';
import * as reading from './lab-order.service.ts';
import * as status from './order-status.service.ts';
import * as orderer from './orderer.service.ts';
import * as ordering from './ordering.service.ts';

export const ordersCalls: HandledCall[] = [
  handle(orders.listLabOrders, reading.listLabOrders),
  handle(orders.exportLabOrders, reading.exportLabOrders),
  handle(orders.countLabOrders, reading.countLabOrders),
  handle(orders.searchLabOrders, reading.searchLabOrders),
  handle(orders.recordLabPrint, reading.recordLabPrint),
  handle(orders.createLabOrder, ordering.createLabOrder),
  handle(orders.listOrderers, orderer.listOrderers),
  handle(orders.setLabOrderStatus, status.setLabOrderStatus),
  handle(orders.deleteLabOrder, status.deleteLabOrder),
  handle(orders.collectSpecimen, status.collectSpecimen),
];
