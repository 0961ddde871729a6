/** Address of the database that the build made; see tools/worker-plugins.ts. */
declare module 'virtual:database-snapshot' {
  const url: string;
  export default url;
}

// The package's entry loads a store for every database it knows, and Node built-ins with them.
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible';
}
