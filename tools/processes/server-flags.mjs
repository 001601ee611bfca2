// The flags of V8 and the settings of glibc with which our Node runs the server: they keep its memory small.

/**
 * Where a machine has much memory, V8 keeps what has long been free: a server with 70 MB of objects took 400 MB. Its young
 * generation is bounded, and the old one grows by 30 % of what is used (docs/performance.md, “Memory”).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=30']

/** glibc keeps what each thread has freed: of V8's compilers of WebAssembly that is up to 30 MB. Other systems do not read these. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
