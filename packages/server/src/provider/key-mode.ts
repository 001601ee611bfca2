// Reads test or live mode from the API key: the provider keeps them separate (docs/razorpay.md §1.1).
import type { KeyMode } from '../db/tables.ts'

export const keyModeOf = (keyId: string): KeyMode => (keyId.startsWith('rzp_live_') ? 'live' : 'test')
