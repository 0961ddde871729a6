import { remoteRead, remoteWrite } from '#client/remote.ts';
import type { receiveGoods as receive } from '../receipts/goods-receipt.contract.ts';
import type { recordSupplierInvoice as recordInvoice } from '../invoices/supplier-invoice.contract.ts';
import type * as contract from './purchase-order.contract.ts';

export const listPurchaseOrders = remoteRead<typeof contract.listPurchaseOrders>('purchaseOrders.list');
export const getPurchaseOrder = remoteRead<typeof contract.getPurchaseOrder>('purchaseOrders.get');
export const createPurchaseOrder = remoteWrite<typeof contract.createPurchaseOrder>('purchaseOrders.create');
export const updatePurchaseOrder = remoteWrite<typeof contract.updatePurchaseOrder>('purchaseOrders.update');
export const approvePurchaseOrder =
  remoteWrite<typeof contract.approvePurchaseOrder>('purchaseOrders.approve');
export const sendPurchaseOrder = remoteWrite<typeof contract.sendPurchaseOrder>('purchaseOrders.send');
export const closePurchaseOrder = remoteWrite<typeof contract.closePurchaseOrder>('purchaseOrders.close');
export const cancelPurchaseOrder = remoteWrite<typeof contract.cancelPurchaseOrder>('purchaseOrders.cancel');
export const recordOrderPrint = remoteWrite<typeof contract.recordOrderPrint>('purchaseOrders.recordPrint');
export const receiveGoods = remoteWrite<typeof receive>('goodsReceipts.create');
export const recordSupplierInvoice = remoteWrite<typeof recordInvoice>('supplierInvoices.record');
