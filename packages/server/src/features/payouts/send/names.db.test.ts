// Hosts of any name are paid: RazorpayX accepts Latin letters alone, and few other characters.
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { saveHost } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { callsFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'

test.for([
  ['अनन्या', 'राव', 'Ananya Rav'],
  ['Ravi', 'Kumar (Sr)', 'Ravi Kumar (Sr'],
  ['Ravi', 'Kumar & Sons', 'Ravi Kumar Sons'],
  ['·', '—', 'Lifafa host'],
] as const)('a host named %s %s is paid, as %s', async ([first_name, last_name, name], { app }) => {
  const box = await aBoxWithContributions(app)
  await saveHost(app, box, { first_name, last_name })
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', payee_name: name }])
  const [call] = await callsFor(app, box)
  expect(call?.body).toMatchObject({ fund_account: { contact: { name } } })
})
