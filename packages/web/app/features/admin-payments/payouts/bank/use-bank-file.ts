// Makes a batch of payouts for the bank, and downloads its file, also again: the browser makes the file of what the server answers.
import {
  adminGetBankFile,
  adminMakeBankFile,
  type BankFileFormat,
  MAX_BANK_ROWS,
} from '@lifafa/contract/endpoints/admin/bank-files'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { useAction } from '../../../../lib/calls/use-action.ts'
import { MONEY_KEY } from '../../../../lib/queries/to-do-query.ts'
import { serverNow } from '../../../../lib/time/server-clock.ts'
import { notify } from '../../../../ui/overlays/toasts.ts'

export function useBankFile() {
  const { run, isBusy } = useAction((download: () => Promise<void>) => download(), {
    failed: sentences.makeFailed,
    keys: [[MONEY_KEY]],
  })
  return {
    isBusy,
    /** `payouts`: ids of the chosen ones; none: all that are due. */
    make: (format: BankFileFormat, payouts: string[], onMade: () => void) =>
      run(() => make(format, payouts, onMade)),
    /** `madeAt`: ISO 8601. */
    downloadAgain: (batch: string, madeAt: string) =>
      run(async () => {
        const table = await adminCall(adminGetBankFile, { params: { batch } })
        await save(table, new Date(madeAt))
        notify.success(sentences.again)
      }),
  }
}

async function make(format: BankFileFormat, payouts: string[], onMade: () => void): Promise<void> {
  const body = { payouts: payouts.slice(0, MAX_BANK_ROWS), format }
  const { batch, has_more } = await adminCall(adminMakeBankFile, { body })
  if (batch === null) return notify.error(sentences.nothing)
  // From here on its payouts are in no other file.
  onMade()
  const file = await adminCall(adminGetBankFile, { params: { batch } }).catch(() => null)
  if (!file) return notify.error(sentences.madeOnly)
  const { total_paise, ...table } = file
  const { length } = table.rows
  await save(table, serverNow())
  const leftOut = payouts.length - length
  const told = [
    sentences.made(length, formatPaise(total_paise)),
    leftOut > 0 && sentences.leftOut(leftOut),
    has_more && sentences.more(length),
  ]
  notify.success(told.filter(Boolean).join('. '))
}

async function save({ columns, rows }: { columns: string[]; rows: string[][] }, madeAt: Date): Promise<void> {
  const { csvText } = await import('../../../../lib/browser/csv.ts')
  saveFile(csvText(columns, rows), `Payouts ${todayInIndia(madeAt)}`, '.csv')
}
