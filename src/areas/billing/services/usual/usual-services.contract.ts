import { defineCall } from '#kernel/define-call.ts';
import { addedRows, chosenRows, usualList } from '#kernel/first-hour/usual-list.ts';
import { priceMinor } from '../service.contract.ts';

export const readUsualServices = defineCall('services.usual', {
  address: 'GET /usual-services',
  access: 'billing.write',
  summary: 'List the services that most hospitals bill, without prices, and which of them are there already',
  output: usualList,
});

export const addUsualServices = defineCall('services.addUsual', {
  address: 'POST /usual-services',
  access: 'billing.write',
  summary: 'Add services of the usual list with prices of the hospital; those that are there already stay',
  input: chosenRows(priceMinor),
  output: addedRows,
  errors: ['NOT_FOUND'],
});
