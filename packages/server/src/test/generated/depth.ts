// How often a sampling test repeats: a few times in `npm test`, many in `npm run test:all` (docs/testing.md).

/** `usual` in `npm test` and by hand; `full` if TEST_DEPTH=full, as `npm run test:all` sets it. */
export const atDepth = (usual: number, full: number): number =>
  process.env.TEST_DEPTH === 'full' ? full : usual
