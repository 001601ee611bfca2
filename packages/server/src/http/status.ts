// Status codes of success; those of refusals are in the contract, beside their sentences.
export const STATUS = { ok: 200, accepted: 202, found: 302, seeOther: 303, notModified: 304 } as const

/** A failure of the server, not of the caller. */
export const isFailure = (status: number): boolean => status >= 500
