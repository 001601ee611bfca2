// The status codes of success; those of refusal stand beside their sentences in the contract.
export const STATUS = { ok: 200, accepted: 202, found: 302, seeOther: 303, notModified: 304 } as const

/** Of ours, not of whoever asked. */
export const isFailure = (status: number): boolean => status >= 500
