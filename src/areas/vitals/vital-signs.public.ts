export type { News2Score, SaturationScale } from './scores/news2.ts';
export type { ResponseLevel } from './scores/news2.table.ts';
export { responseLevels } from './scores/news2.table.ts';
export type { Consciousness, OxygenSource } from './scores/observed.ts';
export { consciousnessLevels, oxygenSources } from './scores/observed.ts';
export type { TemperatureUnit } from './scores/units.ts';
export type { VitalSigns } from './signs/vital-signs.contract.ts';
export {
  exampleVitalSigns,
  news2Score,
  saturationScale,
  vitalSigns,
  vitalsReaders,
  vitalsWork,
} from './signs/vital-signs.contract.ts';
