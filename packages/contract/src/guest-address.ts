// Where a guest finds an event box: the address in QR codes, links and letters; and where its page finds its files.

/** Path below the guests' origin; `:id` for a router. */
export const contributePath = (id: string): string => `/contribute/${id}`

/** The path below which the guest's page was built to ask for its files; those named by their content are in `assets/`. */
export const GUEST_FILES_PATH = '/guest/'
