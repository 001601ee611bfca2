// The states of a host's linked account at the provider, which gifts go to where the provider holds them (decision 46).
import * as z from 'zod/mini'

/** Guests cannot give then. */
const INACTIVE = ['asking', 'under-review', 'needs-clarification', 'suspended', 'refused'] as const

/**
 * `asking`: the provider has not answered. `under-review`: it looks at what the host gave. `needs-clarification`: it asks the host for
 * more. `refused`: it made none.
 */
export const linkedAccountState = z.enum([...INACTIVE, 'active'])
export type LinkedAccountState = z.infer<typeof linkedAccountState>

/**
 * Gifts that the provider still holds for an earlier UPI ID of the host, to which they go: each is transferred with its order. `is_wrong`:
 * the host denies that UPI ID, or no bank knows it; they stay held.
 */
export const earlierAccount = z.object({ upi_id: z.string(), paise: z.number(), is_wrong: z.boolean() })
export type EarlierAccount = z.infer<typeof earlierAccount>

/** Why guests cannot give yet: there is no UPI ID, or no PAN for it (`missing`); else the state of the account. */
export const linkedAccountObstacle = z.enum(['no-upi-id', 'missing', ...INACTIVE])
export type LinkedAccountObstacle = z.infer<typeof linkedAccountObstacle>
