export { forgetProcess, noteProcess } from './health/processes.queries.ts';
