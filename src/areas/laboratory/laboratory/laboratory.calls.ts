import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as alerts from '../alerts/lab-alert.contract.ts';
import type * as tests from '../catalogue/lab-test.contract.ts';
import type * as orders from '../orders/lab-order.contract.ts';
import type * as results from '../results/lab-result.contract.ts';
import type * as usual from '../catalogue/usual/usual-tests.contract.ts';
import type * as settings from '../settings/lab-settings.contract.ts';

export const labTestRegister = remoteRegister<typeof tests>('labTests', 'testId', 'lab-tests');
export const { useList: useLabTestPage, useRefresh: useRefreshLabTests } = labTestRegister;

export const countLabTests = remoteRead<typeof tests.countLabTests>('labTests.count');
export const deleteLabTest = remoteWrite<typeof tests.deleteLabTest>('labTests.delete');

export const readUsualTests = remoteRead<typeof usual.readUsualTests>('labTests.usual');
export const addUsualTests = remoteWrite<typeof usual.addUsualTests>('labTests.addUsual');

export const listLabOrders = remoteRead<typeof orders.listLabOrders>('labOrders.list');
export const exportLabOrders = remoteRead<typeof orders.exportLabOrders>('labOrders.export');
export const countLabOrders = remoteRead<typeof orders.countLabOrders>('labOrders.count');
export const searchLabOrders = remoteRead<typeof orders.searchLabOrders>('labOrders.search');
export const listOrderers = remoteRead<typeof orders.listOrderers>('labOrders.orderers');
export const createLabOrder = remoteWrite<typeof orders.createLabOrder>('labOrders.create');
export const setLabOrderStatus = remoteWrite<typeof orders.setLabOrderStatus>('labOrders.setStatus');
export const deleteLabOrder = remoteWrite<typeof orders.deleteLabOrder>('labOrders.delete');
export const collectSpecimen = remoteWrite<typeof orders.collectSpecimen>('labOrders.collect');
export const recordLabPrint = remoteWrite<typeof orders.recordLabPrint>('labOrders.recordPrint');

export const getLabOrder = remoteRead<typeof results.getLabOrder>('labOrders.get');
export const enterLabResults = remoteWrite<typeof results.enterLabResults>('labResults.enter');
export const correctLabResult = remoteWrite<typeof results.correctLabResult>('labResults.correct');
export const verifyLabResults = remoteWrite<typeof results.verifyLabResults>('labResults.verify');
export const listRevisions = remoteRead<typeof results.listRevisions>('labResults.revisions');
export const listPatientResults = remoteRead<typeof results.listPatientResults>('labResults.listForPatient');
export const readTrend = remoteRead<typeof results.readTrend>('labResults.trend');
export const listLastResults = remoteRead<typeof results.listLastResults>('labResults.last');

export const listLabAlerts = remoteRead<typeof alerts.listLabAlerts>('labAlerts.list');
export const acknowledgeLabAlert = remoteWrite<typeof alerts.acknowledgeLabAlert>('labAlerts.acknowledge');

export const getLabSettings = remoteRead<typeof settings.getLabSettings>('labSettings.get');
export const updateLabSettings = remoteWrite<typeof settings.updateLabSettings>('labSettings.update');
