import { type HandledCall, handle } from '#server/handle.ts';
import { settleStay } from './bill/settle-stay.service.ts';
import * as billContract from './bill/stay-bill.contract.ts';
import * as bills from './bill/stay-bill.service.ts';
import { readStayMoney } from './bill/stay-money.ts';
import * as catalogue from './items/catalogue.service.ts';
import * as itemContract from './items/stay-item.contract.ts';
import * as items from './items/stay-item.service.ts';
import * as wardContract from './items/ward-charge.contract.ts';
import * as ward from './items/ward-charge.service.ts';
import * as rateContract from './rates/bed-rate.contract.ts';
import * as rates from './rates/bed-rate.service.ts';

export const chargesCalls: HandledCall[] = [
  handle(rateContract.listBedRates, rates.listBedRates),
  handle(rateContract.createBedRate, rates.createBedRate),
  handle(rateContract.withdrawBedRate, rates.withdrawBedRate),
  handle(itemContract.listTimedCharges, catalogue.listTimedCharges),
  handle(itemContract.createTimedCharge, catalogue.createTimedCharge),
  handle(itemContract.updateTimedCharge, catalogue.updateTimedCharge),
  handle(itemContract.listCarePackages, catalogue.listCarePackages),
  handle(itemContract.createCarePackage, catalogue.createCarePackage),
  handle(itemContract.setCarePackageStatus, catalogue.setCarePackageStatus),
  handle(itemContract.addStayService, items.addStayService),
  handle(itemContract.cancelStayService, items.cancelStayService),
  handle(itemContract.startStayTimer, items.startStayTimer),
  handle(itemContract.stopStayTimer, items.stopStayTimer),
  handle(itemContract.cancelStayTimer, items.cancelStayTimer),
  handle(itemContract.chooseStayPackage, items.chooseStayPackage),
  handle(itemContract.giveStayEstimate, items.giveStayEstimate),
  handle(wardContract.listWardCharges, ward.listWardCharges),
  handle(wardContract.searchChargeables, ward.searchChargeables),
  handle(billContract.readStayBill, bills.readStayBill),
  handle(billContract.readStayDue, (context, { admissionId }) => readStayMoney(context, admissionId)),
  handle(billContract.settleStay, settleStay),
  handle(billContract.recordStayBillPrint, bills.recordStayBillPrint),
];
