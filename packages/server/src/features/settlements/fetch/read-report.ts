// Reads the provider's report of some days, and sorts its lines by settlement.
import type { Day } from '../../../db/tables.ts'
import { rowsOf } from '../../../provider/client/read-rows.ts'
import type { ProviderSettlementLine } from '../../../provider/objects/settlements.ts'
import { LINES_PER_PAGE } from '../../../provider/pages.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'

export type Report = Map<string, ProviderSettlementLine[]>

/** Lines that are not settled yet are left out. Throws ProviderError. */
export async function readReport(
  provider: Pick<PaymentProvider, 'listSettlementLines'>,
  days: readonly Day[],
): Promise<Report> {
  const report: Report = new Map()
  for (const day of days)
    for (let skip = 0; ; skip += LINES_PER_PAGE) {
      const lines = await provider.listSettlementLines(day, skip)
      for (const line of lines)
        if (line.settlement_id)
          report.set(line.settlement_id, [...(report.get(line.settlement_id) ?? []), line])
      if (rowsOf(lines) < LINES_PER_PAGE) break
    }
  return report
}
