import { defineCall } from '#kernel/define-call.ts';
import { addedRows, chosenRows, usualList } from '#kernel/first-hour/usual-list.ts';
import { labTestFields } from '../lab-test.contract.ts';

export const readUsualTests = defineCall('labTests.usual', {
  address: 'GET /usual-lab-tests',
  access: 'lab.catalog',
  summary:
    'List the tests that most laboratories offer, with units and ranges and without prices, and which of them are there already',
  output: usualList,
});

export const addUsualTests = defineCall('labTests.addUsual', {
  address: 'POST /usual-lab-tests',
  access: 'lab.catalog',
  summary: 'Add tests of the usual list with prices of the hospital; those that are there already stay',
  input: chosenRows(labTestFields.priceMinor),
  output: addedRows,
  errors: ['NOT_FOUND'],
});
