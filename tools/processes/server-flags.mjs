// The flags of V8 with which our Node runs the server: they keep its heap small.

/**
 * Where a machine has much memory, V8 keeps what has long been free: a server with 70 MB of objects took 400 MB. Its young
 * generation is bounded, and the old one grows by 30 % of what is used (docs/performance.md, “Memory”).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=30']
