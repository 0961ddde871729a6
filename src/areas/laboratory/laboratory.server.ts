import type { ServerArea } from '#database/handler.ts';
import { catalogueCalls } from './catalogue/catalogue.server.ts';
import { ordersCalls } from './orders/orders.server.ts';
import { resultsCalls } from './results/results.server.ts';

/** Laboratory: tests, orders, results. */
export const laboratoryServer: ServerArea = {
  name: 'laboratory',
  calls: [...catalogueCalls, ...ordersCalls, ...resultsCalls],
};
