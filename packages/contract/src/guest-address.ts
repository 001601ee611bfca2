// Where a guest finds an event box: the address in QR codes, links and letters.

/** Path below the guests' origin; `:id` for a router. */
export const contributePath = (id: string): string => `/contribute/${id}`
