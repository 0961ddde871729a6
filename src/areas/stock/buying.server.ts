import { type HandledCall, handle } from '#server/handle.ts';
import * as counts from './counts/stock-count.contract.ts';
import * as count from './counts/stock-count.service.ts';
import * as invoices from './invoices/supplier-invoice.contract.ts';
import * as invoice from './invoices/supplier-invoice.service.ts';
import * as step from './orders/order-steps.service.ts';
import * as orders from './orders/purchase-order.contract.ts';
import * as order from './orders/purchase-order.service.ts';
import * as receipts from './receipts/goods-receipt.contract.ts';
import * as receipt from './receipts/goods-receipt.service.ts';
import * as recalls from './recalls/stock-recall.contract.ts';
import * as recall from './recalls/stock-recall.service.ts';
import * as reports from './reports/stock-report.contract.ts';
import * as report from './reports/stock-report.service.ts';
import * as requisitions from './requisitions/requisition.contract.ts';
import * as requisition from './requisitions/requisition.service.ts';
import * as suppliers from './suppliers/supplier.contract.ts';
import * as supplier from './suppliers/supplier.service.ts';

/** From the supplier to the shelf. */
export const buyingCalls: HandledCall[] = [
  handle(suppliers.listSuppliers, supplier.listSuppliers),
  handle(suppliers.createSupplier, supplier.createSupplier),
  handle(suppliers.updateSupplier, supplier.updateSupplier),
  handle(orders.listPurchaseOrders, order.listPurchaseOrders),
  handle(orders.getPurchaseOrder, order.getPurchaseOrder),
  handle(orders.createPurchaseOrder, order.createPurchaseOrder),
  handle(orders.updatePurchaseOrder, order.updatePurchaseOrder),
  handle(orders.approvePurchaseOrder, step.approvePurchaseOrder),
  handle(orders.sendPurchaseOrder, step.sendPurchaseOrder),
  handle(orders.closePurchaseOrder, step.closePurchaseOrder),
  handle(orders.cancelPurchaseOrder, step.cancelPurchaseOrder),
  handle(orders.recordOrderPrint, step.recordOrderPrint),
  handle(receipts.receiveGoods, receipt.receiveGoods),
  handle(invoices.recordSupplierInvoice, invoice.recordSupplierInvoice),
  handle(requisitions.listRequisitions, requisition.listRequisitions),
  handle(requisitions.getRequisition, requisition.getRequisition),
  handle(requisitions.findRequestableItems, requisition.findRequestableItems),
  handle(requisitions.createRequisition, requisition.createRequisition),
  handle(requisitions.approveRequisition, requisition.approveRequisition),
  handle(requisitions.rejectRequisition, requisition.rejectRequisition),
  handle(requisitions.issueRequisition, requisition.issueRequisition),
  handle(requisitions.receiveRequisition, requisition.receiveRequisition),
  handle(requisitions.cancelRequisition, requisition.cancelRequisition),
  handle(counts.listStockCounts, count.listStockCounts),
  handle(counts.getStockCount, count.getStockCount),
  handle(counts.listCountedLots, count.listCountedLots),
  handle(counts.startStockCount, count.startStockCount),
  handle(counts.addCountedLot, count.addCountedLot),
  handle(counts.countLots, count.countLots),
  handle(counts.submitStockCount, count.submitStockCount),
  handle(counts.cancelStockCount, count.cancelStockCount),
  handle(counts.approveStockCount, count.approveStockCount),
  handle(counts.rejectStockCount, count.rejectStockCount),
  handle(recalls.listStockRecalls, recall.listStockRecalls),
  handle(recalls.getStockRecall, recall.getStockRecall),
  handle(recalls.listRecalledPatients, recall.listRecalledPatients),
  handle(recalls.recallLot, recall.recallLot),
  handle(recalls.closeStockRecall, recall.closeStockRecall),
  handle(recalls.liftStockRecall, recall.liftStockRecall),
  handle(reports.listReorderSuggestions, report.listReorderSuggestions),
];
