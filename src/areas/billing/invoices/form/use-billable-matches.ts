import { useServiceMatches } from '../../services/service.hooks.ts';
import { useLabTestMatches } from '../invoice.hooks.ts';

/** What a line of an invoice can be begun with. */
export interface Billable {
  /** '' for a laboratory test, which is no service. */
  serviceId: string;
  name: string;
  description: string;
  category: string;
  /** In minor units of the hospital's currency. */
  priceMinor: number;
}

/** Services and then laboratory tests that match what was typed; a test called like a service is left to the service. */
export function useBillableMatches(search: string): Billable[] {
  const services = useServiceMatches(search).data?.rows ?? [];
  const tests = useLabTestMatches(search).data?.rows ?? [];
  const taken = new Set(services.map(({ name }) => name));
  return [
    ...services.map(({ id, description, ...service }) => ({
      ...service,
      serviceId: id,
      description: description ?? '',
    })),
    ...tests
      .filter(({ name }) => !taken.has(name))
      .map(({ id: _isNoService, ...test }) => ({ ...test, serviceId: '', description: '' })),
  ];
}
