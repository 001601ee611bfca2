// Payment timelines in tests, as `npm run payment` prints them.
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { ask } from './operator-commands.ts'

export const timelineOf = async (app: TestApp, id: string, full = false): Promise<string> =>
  (await ask(app, { command: 'payment', id, full })).text

/** The lines below this title. */
export const under = (title: string, text: string): string =>
  text.split('\n\n').find((part) => part.startsWith(title)) ?? ''

export const refundsOf = ({ services }: TestApp, paymentId: string) =>
  services.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute()

/** Resolves when the only refund of a payment has this state. */
export const refunded = (app: TestApp, paymentId: string, state: string) =>
  expect.poll(async () => (await refundsOf(app, paymentId)).map((refund) => refund.state)).toEqual([state])
