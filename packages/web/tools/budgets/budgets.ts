// How much the pages may weigh: bytes on the wire, compressed by brotli as the server sends them.

const KB = 1000

/** All script and style of the guest's page together, fetched at a wedding over a crowded network. */
export const GUEST_PAGE_BYTES = 76 * KB
/** What one page of the application may add to the script that all of them share. */
export const APP_ROUTE_BYTES = 60 * KB

/** Script and style together of a page that is only read: the style sheet of the application, and the few bytes that play the film. */
export const READ_PAGE_BYTES = 16 * KB
/** A document as it is sent: what a server may send before it hears that the first of it arrived (RFC 6928: ten segments). */
export const DOCUMENT_BYTES = 14 * KB
/** The film of the first page, in either format; and the picture that stands in its place. */
export const FILM_BYTES = 1000 * KB
export const FILM_POSTER_BYTES = 30 * KB

/** What is fetched when it is used: each of these matches at least one source, and none that a page starts with. */
export const FETCHED_WHEN_USED = [
  /^packages\/web\/app\/features\/.+-dialog\.tsx$/,
  /^packages\/web\/app\/features\/admin-dashboard\/user-actions\/user-menu\.tsx$/,
  /^packages\/web\/app\/features\/event-boxes\/poster\/(make-poster\.ts|poster-menu\.tsx)$/,
  /(^|\/)node_modules\/papaparse\//,
]
