import { remoteRead, remoteWrite } from '#client/remote.ts';
import { keepableWrite } from '#client/unsent/keepable-write.ts';
import type * as chart from './chart/fluid-chart.contract.ts';
import type * as contract from './fluid.contract.ts';
import type * as round from './round/fluid-round.contract.ts';

export const listFluidRecords = remoteRead<typeof contract.listFluidRecords>('intakeOutput.list');
export const recordFluids = keepableWrite<typeof contract.recordFluids>('intakeOutput.record', 'recordedAt');
export const correctFluids = remoteWrite<typeof contract.correctFluids>('intakeOutput.correct');
export const listFluidRound = remoteRead<typeof round.listFluidRound>('intakeOutput.round');
export const readFluidFigures = remoteRead<typeof round.readFluidFigures>('intakeOutput.figures');
export const readFluidChart = remoteRead<typeof chart.readFluidChart>('intakeOutput.chart');
export const recordFluidChartPrint =
  remoteWrite<typeof chart.recordFluidChartPrint>('intakeOutput.recordPrint');
