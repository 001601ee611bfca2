// The path of an event box for guests, in QR codes, links and emails, and the path of its page's files.

/** Path below the guests' origin; `:id` for a router. */
export const contributePath = (id: string): string => `/contribute/${id}`

/** The private page of one gift. `token` names the order and proves the right to read it. */
export const receiptPath = (boxId: string, token: string): string =>
  `${contributePath(boxId)}/receipt/${token}`
/** Its picture, to be kept. */
export const receiptPicturePath = (boxId: string, token: string): string =>
  `${receiptPath(boxId, token)}/receipt.png`

/** The page of the screen in a hall, and below /api its call. `token`: 128 random bits after the id of the box; `:token` for a router. */
export const hallPath = (token: string): string => `/hall/${token}`

/** The path below which the built guest's page requests its files; hashed ones are in `assets/`. */
export const GUEST_FILES_PATH = '/guest/'
