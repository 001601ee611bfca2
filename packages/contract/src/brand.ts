// The product's name; nothing else spells it out.

/** The name for people: page titles, emails, posters, the payment dialog. */
export const PRODUCT_NAME = 'Lifafa'

/** The product in one sentence. */
export const TAGLINE = 'The wedding envelope, without the cash'

/** The name for machines: the first path segment of the administrator's area, file names, token issuer. */
export const PRODUCT_SLUG = 'lifafa'
