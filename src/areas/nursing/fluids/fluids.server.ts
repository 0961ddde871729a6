import { handle } from '#server/handle.ts';
import * as chartContract from './chart/fluid-chart.contract.ts';
import * as chart from './chart/fluid-chart.service.ts';
import * as contract from './fluid.contract.ts';
import * as service from './fluid.service.ts';
import * as roundContract from './round/fluid-round.contract.ts';
import * as round from './round/fluid-round.service.ts';
import * as settingsContract from './settings/fluid-settings.contract.ts';
import * as settings from './settings/fluid-settings.service.ts';

/** Calls of intake and output. */
export const fluidCalls = [
  handle(contract.listFluidRecords, service.listFluidRecords),
  handle(contract.recordFluids, service.recordFluids),
  handle(contract.correctFluids, service.correctFluids),
  handle(roundContract.listFluidRound, round.listFluidRound),
  handle(roundContract.readFluidFigures, round.readFluidFigures),
  handle(chartContract.readFluidChart, chart.readFluidChart),
  handle(chartContract.recordFluidChartPrint, chart.recordFluidChartPrint),
  handle(settingsContract.getFluidSettings, settings.getFluidSettings),
  handle(settingsContract.updateFluidSettings, settings.updateFluidSettings),
];
