// Why a gift's details cannot be erased yet: what of its event box's money is open.
import * as z from 'zod/mini'

export const erasureObstacle = z.enum(['owed', 'payout', 'transfer', 'refund', 'dispute', 'order'])
export type ErasureObstacle = z.infer<typeof erasureObstacle>
