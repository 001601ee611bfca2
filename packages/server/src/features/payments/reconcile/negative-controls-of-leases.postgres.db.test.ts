// The provider is asked once, and what is due is taken once; beside each race its negative control, without the lease.

import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { claimDue } from '../../../db/claim-due.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'
import { readSettings } from '../../../settings.ts'
import { testLog } from '../../../test/database/database-log.ts'
import type { TestDatabase } from '../../../test/database.ts'
import {
  AT_ONCE,
  allAtOnce,
  expect,
  jobs,
  lookThenWrite,
  now,
  nowhere,
  test,
} from '../../../test/payments/unguarded.ts'
import { insertPaymentOrder } from '../../../test/rows.ts'
import { findPaymentStatus } from '../payment/payment-status.ts'

describe('the throttle of status requests to the provider', () => {
  const quietSince = new Date(now.getTime() - 3_000)
  const aContribution = ({ db }: TestDatabase) =>
    insertPaymentOrder(db, { request_key: randomUUID(), updated_at: quietSince })

  test('asks the provider once for many concurrent requests', async ({ guarded }) => {
    const { request_key } = await aContribution(guarded)
    let asked = 0
    const live = updatesOfThisServer()
    const provider: PaymentProvider = {
      ...providerClient(nowhere),
      async listPaymentsOfOrder() {
        asked += 1
        return []
      },
    }
    const deps = { db: guarded.db, jobs, live, provider, settings: readSettings({}), now, log: testLog }
    await allAtOnce(() => findPaymentStatus(deps, request_key ?? ''))
    expect(asked).toBe(1)
  })

  test('without it each request asks', async ({ unguarded }) => {
    const { id } = await aContribution(unguarded)
    let asked = 0
    const look = async () => {
      const quiet = await unguarded.db
        .selectFrom('payment_orders')
        .select('id')
        .where('id', '=', id)
        .where('updated_at', '<=', quietSince)
        .executeTakeFirst()
      return quiet ? undefined : 'asked a moment ago'
    }
    await lookThenWrite(look, async () => {
      asked += 1
      await unguarded.db.updateTable('payment_orders').set({ updated_at: now }).where('id', '=', id).execute()
    })
    expect(asked).toBe(AT_ONCE)
  })
})

describe('the lease of what is due', () => {
  const due = ({ db }: TestDatabase) => insertPaymentOrder(db, { check_at: now })
  const times = (claimed: { id: string }[][], id: string) =>
    claimed.flat().filter((row) => row.id === id).length

  test('gives each row to one of many concurrent readers [payment-38]', async ({ guarded }) => {
    const { id } = await due(guarded)
    const claimed = await allAtOnce(() =>
      claimDue(guarded.db, 'payment_orders', { now, leaseMs: 60_000, limit: 100 }),
    )
    expect(times(claimed, id)).toBe(1)
  })

  test('without it each reader gets it', async ({ unguarded }) => {
    const { id } = await due(unguarded)
    const claimed = await allAtOnce(() =>
      unguarded.db.selectFrom('payment_orders').select('id').where('check_at', '<=', now).execute(),
    )
    expect(times(claimed, id)).toBe(AT_ONCE)
  })
})
