export { useServicePage } from './services/service.hooks.ts';
