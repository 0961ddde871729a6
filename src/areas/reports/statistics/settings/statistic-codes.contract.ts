import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { freeText } from '#kernel/text.ts';
import { type StatisticElement, statisticElements } from '../statistics.rules.ts';

/** What a code of DHIS2 may be; empty where the figure goes by its own name. */
const code = freeText(60);

export const codeFields = {
  orgUnit: code,
  elements: z.strictObject(
    Object.fromEntries(statisticElements.map((element) => [element, code.exactOptional()])) as Record<
      StatisticElement,
      ReturnType<typeof code.exactOptional>
    >,
  ),
};

export const statisticCodes = z.strictObject({
  ...codeFields,
  /** 0 until they are set for the first time. */
  version: z.number().int(),
});

export type StatisticCodesRecord = z.output<typeof statisticCodes>;

export const getStatisticCodes = defineCall('reports.statisticCodes', {
  address: 'GET /statistic-codes',
  access: 'reports.read',
  summary: 'How an authority calls the hospital and the figures of its monthly statistics',
  output: statisticCodes,
});

export const setStatisticCodes = defineCall('reports.setStatisticCodes', {
  address: 'PUT /statistic-codes',
  access: 'admin.settings',
  summary: 'Set the codes of the organisation unit and of the data elements',
  input: z.strictObject({ version: z.number().int().min(0), ...codeFields }),
  output: statisticCodes,
  errors: ['STALE'],
});
