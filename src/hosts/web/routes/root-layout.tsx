import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '#client/store.ts';
import { useConnection } from '../transport/connection-context.ts';
import type { DemoControl } from '../demo/demo-control.ts';
import { StatusBanners } from '../status-banners.tsx';

const DemoFailure = lazy(async () => ({
  default: (await import('../demo/demo-failure.tsx')).DemoFailure,
}));

/** Holds every page: banners above it, and the demo's failure in its place. */
export function RootLayout() {
  const { demo } = useConnection();
  if (demo) return <DemoRoot demo={demo} />;
  return (
    <>
      <StatusBanners />
      <Outlet />
    </>
  );
}

function DemoRoot({ demo }: { demo: DemoControl }) {
  const failure = useStore(demo.failure);
  if (failure === null) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <DemoFailure detail={failure} />
    </Suspense>
  );
}
