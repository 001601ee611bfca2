// Test and live are separate worlds at the provider; the key tells which (docs/razorpay.md §1.1).
import type { KeyMode } from '../db/tables.ts'

export const keyModeOf = (keyId: string): KeyMode => (keyId.startsWith('rzp_live_') ? 'live' : 'test')
