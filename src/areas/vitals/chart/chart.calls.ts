import { remoteRead, remoteWrite } from '#client/remote.ts';
import type { decideSaturationScale as decideContract } from '../scale/saturation-scale.contract.ts';
import type * as contract from './chart.contract.ts';

export const readChart = remoteRead<typeof contract.readChart>('vitalSigns.chart');
export const recordChartPrint = remoteWrite<typeof contract.recordChartPrint>('vitalSigns.recordPrint');
export const decideSaturationScale = remoteWrite<typeof decideContract>('vitalSigns.decideScale');
