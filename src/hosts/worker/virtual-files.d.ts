/** Addresses of the databases that the build made, by name; none in a build without the demo. See tools/database-snapshot.ts. */
declare module 'virtual:database-snapshots' {
  const addresses: Readonly<Partial<Record<'empty' | `samples-${number}`, string>>>;
  export default addresses;
}

// The package's entry loads a store for every database it knows, and Node built-ins with them.
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible';
}
