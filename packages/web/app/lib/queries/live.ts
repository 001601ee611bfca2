// Options of a query that is repeated while the page is visible, and when it becomes visible again.

const POLL_MS = 15_000

/** Without data there is a button to retry: the page does not flicker between failure and loading by itself. */
export const repeated = (ms: number) => ({
  refetchInterval: (query: { state: { data: unknown } }) => query.state.data !== undefined && ms,
})

/** New contributions appear. */
export const live = repeated(POLL_MS)
