export { useServicePage } from './services/service.calls.ts';
