import { stockAlertsJob } from './alerts/stock-alerts.job.ts';
import { listWitnesses } from './witness/witness.contract.ts';
import * as witnesses from './witness/witness.service.ts';
import { type HandledCall, handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as items from './items/item.contract.ts';
import * as item from './items/item.service.ts';
import * as movements from './movements/stock-movement.contract.ts';
import * as movement from './movements/stock-movement.service.ts';
import { balanceJob } from './ledger/balance-check.job.ts';
import { expiryJob } from './ledger/expiry.job.ts';
import { openFirstPlaces } from './places/first-places.seed.ts';
import * as places from './places/place.contract.ts';
import * as place from './places/place.service.ts';
import * as reports from './reports/stock-report.contract.ts';
import * as report from './reports/stock-report.service.ts';
import * as requests from './requests/stock-request.contract.ts';
import * as request from './requests/stock-request.service.ts';
import * as settings from './settings/stock-settings.contract.ts';
import * as limits from './settings/stock-settings.service.ts';
import { buyingCalls } from './buying.server.ts';
import { stockErrors } from './stock.errors.ts';
import { stockSamples } from './stock.seed.ts';
import * as transfers from './transfers/stock-transfer.contract.ts';
import * as transfer from './transfers/stock-transfer.service.ts';

const calls: HandledCall[] = [
  handle(listWitnesses, witnesses.listWitnesses),
  handle(items.listStockItems, item.listStockItems),
  handle(items.exportStockItems, item.listStockItems),
  handle(items.listStockCategories, item.listStockCategories),
  handle(items.countStock, item.countStock),
  handle(items.getStockItem, item.getStockItem),
  handle(items.createStockItem, item.createStockItem),
  handle(items.updateStockItem, item.updateStockItem),
  handle(places.listStockPlaces, place.listStockPlaces),
  handle(places.createStockPlace, place.createStockPlace),
  handle(places.updateStockPlace, place.updateStockPlace),
  handle(movements.listStockLots, movement.listStockLots),
  handle(movements.listStockMovements, movement.listStockMovements),
  handle(movements.receiveStock, movement.receiveStock),
  handle(movements.issueStock, movement.issueStock),
  handle(movements.quarantineStock, movement.quarantineStock),
  handle(movements.releaseStock, movement.releaseStock),
  handle(requests.changeStock, request.changeStock),
  handle(requests.approveStockRequest, request.approveStockRequest),
  handle(requests.rejectStockRequest, request.rejectStockRequest),
  handle(requests.listStockRequests, request.listStockRequests),
  handle(reports.listExpiringStock, report.listExpiringStock),
  handle(reports.listRestingStock, report.listRestingStock),
  handle(reports.listConsumption, report.listConsumption),
  handle(reports.readPlaceValues, report.readPlaceValues),
  handle(reports.readStockAges, report.readStockAges),
  handle(settings.getStockSettings, limits.getStockSettings),
  handle(settings.updateStockSettings, limits.updateStockSettings),
  handle(transfers.listStockTransfers, transfer.listStockTransfers),
  handle(transfers.getStockTransfer, transfer.getStockTransfer),
  handle(transfers.sendStock, transfer.sendStock),
  handle(transfers.receiveTransfer, transfer.receiveTransfer),
  ...buyingCalls,
];

/** Items, places, lots, and what moves: one stock for pharmacy, wards, theatre and general store. */
export const stockServer: ServerArea = {
  name: 'stock',
  module: 'inventory_enabled',
  errors: stockErrors,
  samples: stockSamples,
  newHospital: openFirstPlaces,
  dailyJobs: [expiryJob, balanceJob, stockAlertsJob],
  calls,
};
