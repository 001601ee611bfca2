// Fields that several of the provider's objects have.
import * as z from 'zod'

/** Razorpay writes no notes as `[]` (docs/razorpay.md §1.3). */
export const notes = z.record(z.string(), z.string()).catch({})

/** Up to the year 9999: a later one (milliseconds instead of seconds) has a format that no database reads. */
export const unixSeconds = z.number().int().min(0).max(253_402_300_799)

export const paise = z.number().int().min(0)
