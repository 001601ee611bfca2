// The addresses of the desk's page. The server, the page and its service worker agree on them.

/** Below it lie the pages, their files and the service worker, whose scope it is. */
export const DESK_PATH = '/desk/'

/** Path on the hosts' origin, which answers the calls of desks. `token`: from POST …/desks; `:token` for a router. */
export const deskPath = (token: string): string => DESK_PATH + token

/** Ends the link of a host who reads Hindi: the helper's phone often speaks English, and says nothing else of its owner. */
export const IN_HINDI = '#hi'

/** The address of the installed page: the desk that this device opened last. The worker keeps the page under it. */
export const LAST_DESK = 'last'
