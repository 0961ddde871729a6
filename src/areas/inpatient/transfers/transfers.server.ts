import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './bed-transfer.contract.ts';
import * as service from './bed-transfer.service.ts';
import * as bedMoves from './bed-move.service.ts';
import * as settingsContract from './settings/transfer-settings.contract.ts';
import * as settings from './settings/transfer-settings.service.ts';

export const transfersCalls: HandledCall[] = [
  handle(contract.listBedTransfers, service.listBedTransfers),
  handle(contract.requestBedTransfer, service.requestBedTransfer),
  handle(contract.approveBedTransfer, service.approveBedTransfer),
  handle(contract.cancelBedTransfer, service.cancelBedTransfer),
  handle(contract.completeBedTransfer, bedMoves.completeBedTransfer),
  handle(contract.swapBeds, bedMoves.swapBeds),
  handle(settingsContract.getTransferSettings, settings.getTransferSettings),
  handle(settingsContract.updateTransferSettings, settings.updateTransferSettings),
];
