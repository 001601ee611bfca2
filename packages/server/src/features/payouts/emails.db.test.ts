// Emails about payouts, written late: the mail server was down while more became of an attempt.
import type { Email } from '@lifafa/contract/emails'
import { aBoxWithContributions, attemptsOf, round } from '../../test/paying-out.ts'
import { expect, test } from '../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../test/times.ts'
import { mailPayout } from './emails.ts'

const HISTORIES = [
  { became: ['processed'], said: ['payout-paid'] },
  { became: ['processed', 'reversed'], said: ['payout-failed'] },
  { became: ['failed'], said: ['payout-failed'] },
] as const

test.for(HISTORIES)('a host reads the last of $became, once', async ({ became, said }, { app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  if (!attempt) throw new Error('Nothing is being paid.')
  for (const status of became) await sendPayoutWebhook(app, await bankMoves(app, attempt, status))
  const written: Email['kind'][] = []
  const mailer = {
    ...app.services.mailer,
    send: async (_: string, { kind }: Email) => void written.push(kind),
  }
  for (const about of ['failed', 'paid', 'returned'] as const)
    await mailPayout({ ...app.services, mailer }, { attemptId: attempt.id, about })
  expect(written).toEqual(said)
})
