// A poster that could not be made, in words for the host.

/** `message` is a sentence of the contract. */
export class PosterError extends Error {}
