// How much the pages may weigh: bytes on the wire, compressed by brotli as the server sends them.

const KB = 1000

/** All script and style of the guest's page together, fetched at a wedding over a crowded network. */
export const GUEST_PAGE_BYTES = 76 * KB
/** What one page of the application may add to the script that all of them share. */
export const APP_ROUTE_BYTES = 60 * KB

/** What is fetched when it is used: each of these matches at least one source, and none that a page starts with. */
export const FETCHED_WHEN_USED = [
  /^packages\/web\/app\/features\/.+-dialog\.tsx$/,
  /^packages\/web\/app\/features\/event-boxes\/poster\/(make-poster\.ts|poster-menu\.tsx)$/,
  /(^|\/)node_modules\/papaparse\//,
  /\/features\/event-boxes\/poster\/make-poster\.ts$/,
]
