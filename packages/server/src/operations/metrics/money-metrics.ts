// Metrics of money: unsettled sums at the provider, and whether the account that hosts are paid from suffices.
import { readAccountSums } from '../../books/balances/read-balances.ts'
import { LEDGER_ACCOUNTS } from '../../db/tables.ts'
import { payoutsDueSoonPaise } from '../../features/payouts/reads/payouts.ts'
import type { Services } from '../../services.ts'
import { gauge, type Metric } from './metric.ts'

export async function moneyMetrics({
  db,
  settings,
  now,
}: Pick<Services, 'db' | 'settings' | 'now'>): Promise<Metric[]> {
  const { all, atBankPaise } = await readAccountSums(db)
  return [
    {
      name: 'ledger_paise',
      help: 'Sums of the ledger by account; what we owe is negative. gateway_receivable: not settled by the provider yet.',
      samples: LEDGER_ACCOUNTS.map((account) => ({ labels: { account }, value: all[account] })),
    },
    gauge(
      'payouts_float_paise',
      'What the account that hosts are paid from needs within five days.',
      await payoutsDueSoonPaise(db, now()),
    ),
    gauge(
      'payouts_balance_paise',
      'What the account that hosts are paid from has, by the ledger and PAYOUT_FLOAT; no value before the first settlement.',
      atBankPaise === undefined ? undefined : atBankPaise + settings.payoutFloatPaise,
    ),
  ]
}
