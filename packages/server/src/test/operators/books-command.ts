// `npm run books` in tests, whose books may be wrong.
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { aheadTest } from '../test.ts'
import { ask } from './operator-commands.ts'

export { expect }

export const test = aheadTest.extend('soundBooks', { auto: true }, () => {})

export const books = (app: TestApp) => ask(app, { command: 'books' })

/** The number and the amount of money in the line of this label. */
export const figure = (text: string, label: string): string =>
  text
    .match(new RegExp(`^  ${label} +(.*)$`, 'm'))?.[1]
    ?.replace(/ +/g, ' ')
    .trim() ?? ''

/** What the command prints, again and again. */
export const settled = (app: TestApp) => expect.poll(async () => (await books(app)).text)

/** No run asks the provider about this order. */
export const stopChecks = ({ services }: TestApp, orderId: string) =>
  services.db
    .updateTable('payment_orders')
    .set({ check_at: null })
    .where('provider_order_id', '=', orderId)
    .execute()
