// Decides why a payout cannot be sent now though its host could be paid: unsettled money, or the day's limit of a UPI ID.
import { startOfTodayInIndia } from '@lifafa/contract/event-timing'
import type { Paise } from '../../../db/tables.ts'
import type { Obstacle } from './obstacle.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

type Sending = {
  upiId: string
  amountPaise: Paise
  /** What the host is owed and is not being sent. */
  sendablePaise: Paise
  /** What of the box's contributions the provider has not settled; 0 where payouts do not wait for that. */
  unsettledPaise: Paise
  /** What this UPI ID was sent today, and may be sent in a day. */
  sentTodayPaise: Paise
  dailyLimitPaise: Paise
}

/** Undefined where there is no obstacle. A limit ends when the next day begins in India. */
export function obstacleOfMoney(sending: Sending, now: Date): Obstacle | undefined {
  const { upiId, amountPaise, sendablePaise, unsettledPaise, sentTodayPaise, dailyLimitPaise } = sending
  if (amountPaise > sendablePaise - unsettledPaise)
    return { hold: 'not-settled', upiId, until: new Date(now.getTime() + HOUR_MS) }
  if (sentTodayPaise + amountPaise > dailyLimitPaise)
    return { hold: 'upi-id-limit', upiId, until: new Date(startOfTodayInIndia(now).getTime() + DAY_MS) }
  return undefined
}
