// Fetches the statement of an event box, which the server makes, and saves it.
import { getBoxStatement, type StatementFormat } from '@lifafa/contract/endpoints/box-money'
import { moneySentences as sentences } from '@lifafa/contract/sentences/host/money'
import { useState } from 'react'
import { notify } from '../../ui/overlays/toasts.ts'
import { fileName } from '../browser/file-name.ts'
import { saveFile } from '../browser/save-file.ts'
import { call } from '../calls/api.ts'
import { useSingleFlight } from '../calls/use-single-flight.ts'
import { bulleted, sentencesOf } from '../network/api-error.ts'

const TYPES: Readonly<Record<StatementFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** `preparing`: which one, until it is saved. */
export function useStatementDownload(giftid: string, boxName: string) {
  const { once, isBusy } = useSingleFlight()
  const [chosen, setChosen] = useState<StatementFormat>()

  async function download(format: StatementFormat) {
    setChosen(format)
    try {
      const { content } = await call(getBoxStatement, { params: { id: giftid }, query: { format } })
      saveFile(
        new Blob([bytesOf(content)], { type: TYPES[format] }),
        fileName(boxName, `_statement.${format}`),
      )
      notify.success(sentences.statementDownloaded)
    } catch (error) {
      notify.error(bulleted(sentencesOf(error, sentences.statementFailed)))
    }
  }

  return {
    download: (format: StatementFormat) => once(() => download(format)),
    preparing: isBusy ? chosen : undefined,
  }
}
