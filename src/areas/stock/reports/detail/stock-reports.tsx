import { SimpleGrid, Stack } from '@mantine/core';
import { AgesReport } from './ages-report.tsx';
import { ConsumptionReport } from './consumption-report.tsx';
import { ExpiringReport } from './expiring-report.tsx';
import { PlaceValues } from './place-values.tsx';
import { ReorderReport } from './reorder-report.tsx';
import { RestingReport } from './resting-report.tsx';

/** What the stock says of itself: what to order, where its value lies and for how long, what expires, what rests, and what is used. */
export function StockReports() {
  return (
    <Stack gap="lg">
      <ReorderReport />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <PlaceValues />
        <AgesReport />
      </SimpleGrid>
      <ExpiringReport />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <RestingReport />
        <ConsumptionReport />
      </SimpleGrid>
    </Stack>
  );
}
