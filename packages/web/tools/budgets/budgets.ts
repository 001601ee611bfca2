// Size budgets of the pages, in bytes after brotli, as the server sends them.

const KB = 1000

/** All script and style of the guest's page, which is loaded at a wedding over a crowded network. */
export const GUEST_PAGE_BYTES = 76 * KB
/** The fonts that the guest's page preloads. */
export const FIRST_FONT_BYTES = 60 * KB
/** All script and style of the screen in a hall, which a television loads. */
export const HALL_BYTES = 16 * KB
/** All script and style of the desk: React, whole, with 58.3 kB, and 40 kB beside it. */
export const DESK_BYTES = 98.3 * KB
/** The script that one page of the application may add to the shared script. */
export const APP_ROUTE_BYTES = 60 * KB
/** The script that a page in Hindi loads more than in English. */
export const HINDI_BYTES = 20 * KB
/** The script files that a page of the application starts with: each costs a slow line a round trip, six at a time. */
export const APP_SCRIPT_FILES = 16

/**
 * All script that a page starts with, each file compressed alone: no more than before its modules were grouped. A host's second
 * language and the register added 4 and 5 kB to three pages.
 */
export const PAGE_SCRIPT_BYTES: Record<string, number> = {
  '/auth': 166 * KB,
  '/contact-us': 159 * KB,
  '/dashboard': 172 * KB,
  '/event': 161 * KB,
  '/dashboard/settings': 182 * KB,
  '/event/:id': 176 * KB,
  '/guests': 165 * KB,
  '/dashboard/*': 143 * KB,
  '/event/*': 143 * KB,
  '/guests/*': 143 * KB,
  '/lifafa/admin/login': 160 * KB,
  '/lifafa/admin/signup': 162 * KB,
  '/lifafa/admin/forget-password': 163 * KB,
  '/lifafa/admin/dashboard': 164 * KB,
  '/lifafa/admin/hosts/:id': 171 * KB,
  '/lifafa/admin/payments': 181 * KB,
  // Another hundred bytes notice a script that was lost, and 400 ask before typed text is lost.
  // Another 200 hold a form while it is sent, and let Back close its dialog. The names of script files alone change it by 200.
  '/lifafa/admin/guests': 175 * KB,
  // And 600 bytes for the search that stands on each of these pages; open bank files among the tasks took 200 more.
  '/lifafa/admin/feedback': 161.6 * KB,
  '/lifafa/admin/settings': 155 * KB,
  '/lifafa/admin/change-password': 164 * KB,
  '/lifafa/admin/*': 146 * KB,
}

/** All fonts of a page of the application, whatever the names on it. */
export const FONT_BYTES = 120 * KB

/** Script and style of a static page: the application's style sheet, and the small script that plays the film. */
export const READ_PAGE_BYTES = 16 * KB
/** One document: what a server may send before the first acknowledgement (RFC 6928: ten segments). */
export const DOCUMENT_BYTES = 14 * KB
/** The film of the landing page, in either format, and its poster image. */
export const FILM_BYTES = 1000 * KB
export const FILM_POSTER_BYTES = 30 * KB

/** Sources fetched on use: each pattern matches at least one source, and none that a page loads at its start. */
export const FETCHED_WHEN_USED = [
  /^packages\/web\/app\/features\/.+-dialog\.tsx$/,
  /^packages\/web\/app\/features\/admin-dashboard\/user-list\/user-menu\.tsx$/,
  /^packages\/web\/app\/features\/event-boxes\/poster\/(make-poster\.ts|poster-menu\.tsx)$/,
  /(^|\/)node_modules\/(fflate|read-excel-file)\//,
  /(^|\/)node_modules\/papaparse\//,
  /(^|\/)node_modules\/sonner\//,
]
