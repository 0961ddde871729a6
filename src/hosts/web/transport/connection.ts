import type { Transport } from '#client/transport.ts';
import type { DemoControl } from '../demo/demo-control.ts';

/** What the page is connected to. */
export interface Connection {
  transport: Transport;
  /** Build of the server that delivered the page; absent in the demo. */
  buildId?: string;
  /** Present in the demo only. */
  demo?: DemoControl;
  /** Asks whether somebody answers again; never rejects. Contact is noted by the transport. */
  probe: () => Promise<void>;
}
