// The product's name, in the one place where it stands.

/** What people read: page titles, letters, posters, the payment dialog. */
export const PRODUCT_NAME = 'Lifafa'

/** What it is, in one breath. */
export const TAGLINE = 'The wedding envelope, without the cash'

/** What addresses and machines read: the first path segment of the administrator's area, file names, token issuer. */
export const PRODUCT_SLUG = 'lifafa'
