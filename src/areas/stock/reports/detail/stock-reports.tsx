import { SimpleGrid, Stack } from '@mantine/core';
import { ConsumptionReport } from './consumption-report.tsx';
import { ExpiringReport } from './expiring-report.tsx';
import { PlaceValues } from './place-values.tsx';
import { ReorderReport } from './reorder-report.tsx';
import { RestingReport } from './resting-report.tsx';

/** What the stock says of itself: what to order, where its value lies, what expires, what rests, and what is used. */
export function StockReports() {
  return (
    <Stack gap="lg">
      <ReorderReport />
      <PlaceValues />
      <ExpiringReport />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <RestingReport />
        <ConsumptionReport />
      </SimpleGrid>
    </Stack>
  );
}
