// A restored backup that lacks the last contributions: they return, and an administrator compares payouts with the bank.
import { auditLogSentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { onServer, urlOf } from '../../../server/src/test/database/database-server.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { GUEST, give } from '../../guest/give.ts'
import { signIn } from '../../host/sign-in.ts'
import { expectContribution } from '../../host/totals.ts'
import type { Server } from '../../server/server.ts'
import { expect, test } from '../../test.ts'

/** Returns a function that restores the database; the server must not run meanwhile. */
async function takeBackup({ databaseUrl }: Server): Promise<() => Promise<void>> {
  const database = new URL(databaseUrl).pathname.slice(1)
  const copy = `${database}_copy`
  const run = (statement: string) =>
    onServer(urlOf(databaseUrl, 'postgres'), (client) => client.query(statement))
  await run(`create database ${copy} template ${database}`)
  return async () => {
    await run(`drop database ${database}`)
    await run(`alter database ${copy} rename to ${database}`)
  }
}

test.use({ serverName: 'restored backup' })

test('a restored backup recovers later contributions; payouts wait for an administrator’s comparison', {
  tag: '@deep',
}, async ({ page, context, phone, server, host, asAdmin, box }) => {
  await server.stop()
  const restore = await takeBackup(server)
  await server.start()
  await give(phone, box.contribute_url)
  await server.stop()
  await restore()
  await server.start()

  await signIn(page, host)
  await expectContribution(page, box.giftid, GUEST.name)
  const desk = await context.newPage()
  await asAdmin('/lifafa/admin/payments?tab=payouts', desk)
  const notice = desk.getByRole('alert').filter({ hasText: adminPayoutsSentences.restored })
  await expect(notice).toBeVisible()
  await expectAccessible(desk, 'payouts after a restored backup')
  await notice.getByRole('button', { name: adminPayoutsSentences.compared }).click()
  await expect(desk.getByText(adminPayoutsSentences.payoutsCompared)).toBeVisible()
  await expect(notice).toBeHidden()
  await desk.goto('/lifafa/admin/payments?tab=audit-log')
  await expect(desk.getByText(auditLogSentences.actions['payouts-compared'].did(''))).toBeVisible()
  expect(server.takeErrors().map((line) => JSON.parse(line).alarm)).toEqual([
    'backup-restored',
    'orders-were-lost',
  ])
})
