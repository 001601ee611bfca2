// Metrics of money: unsettled sums at the provider, and what the account that hosts are paid from needs.
import { readAccountSums } from '../../books/balances/read-balances.ts'
import { LEDGER_ACCOUNTS } from '../../db/tables.ts'
import { payoutsDueSoonPaise } from '../../features/payouts/reads/payouts.ts'
import type { Services } from '../../services.ts'
import { gauge, type Metric } from './metric.ts'

export async function moneyMetrics({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Metric[]> {
  const sums = await readAccountSums(db)
  return [
    {
      name: 'ledger_paise',
      help: 'Sums of the ledger by account; what we owe is negative. gateway_receivable: not settled by the provider yet.',
      samples: LEDGER_ACCOUNTS.map((account) => ({ labels: { account }, value: sums[account] })),
    },
    gauge(
      'payouts_float_paise',
      'What the account that hosts are paid from needs within five days.',
      await payoutsDueSoonPaise(db, now()),
    ),
  ]
}
