export { findSupporter } from './support/support.service.ts';
export { forgetProcess, noteProcess } from './health/processes.queries.ts';
export { readOperatorFigures } from './health/operator-figures.ts';
export { askGateway } from './online-payments/ask-gateway.ts';
