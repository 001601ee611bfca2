// The status codes of success; those of refusal stand beside their sentences in the contract.
export const STATUS = { ok: 200, accepted: 202, seeOther: 303, notModified: 304 } as const
