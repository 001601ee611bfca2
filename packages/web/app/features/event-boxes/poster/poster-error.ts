// The error of a poster that could not be made.

/** `message` is a sentence of the contract. */
export class PosterError extends Error {}
