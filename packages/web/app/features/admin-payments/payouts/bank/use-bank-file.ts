// Downloads the file for the bank: what it contains is asked of the server, and the file is made in the browser.
import {
  adminMakeBankFile,
  type BankFileFormat,
  MAX_BANK_ROWS,
} from '@lifafa/contract/endpoints/admin/bank-files'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { useQueryClient } from '@tanstack/react-query'
import { fileName } from '../../../../lib/browser/file-name.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../../lib/calls/use-single-flight.ts'
import { bulleted, sentencesOf } from '../../../../lib/network/api-error.ts'
import { MONEY_KEY } from '../../../../lib/queries/to-do-query.ts'
import { serverNow } from '../../../../lib/time/server-clock.ts'
import { notify } from '../../../../ui/overlays/toasts.ts'

/** `payouts`: ids of the chosen ones; none: all that are due. */
export function useBankFile(format: BankFileFormat, onMade: () => void) {
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()

  async function make(payouts: string[]) {
    try {
      const body = { format, payouts: payouts.slice(0, MAX_BANK_ROWS) }
      const { columns, rows, total_paise, has_more } = await adminCall(adminMakeBankFile, { body })
      if (rows.length === 0) {
        notify.error(sentences.nothing)
        return
      }
      const { csvText } = await import('../../../../lib/browser/csv.ts')
      const content = new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' })
      saveFile(content, fileName(`Payouts ${todayInIndia(serverNow())}`, '.csv'))
      const leftOut = payouts.length - rows.length
      notify.success(
        [
          sentences.made(rows.length, formatPaise(total_paise)),
          leftOut > 0 && sentences.leftOut(leftOut),
          has_more && sentences.more(rows.length),
        ]
          .filter(Boolean)
          .join('. '),
      )
      onMade()
    } catch (error) {
      notify.error(bulleted(sentencesOf(error, sentences.makeFailed)))
    } finally {
      void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
    }
  }

  return { make: (payouts: string[]) => once(() => make(payouts)), isBusy }
}
