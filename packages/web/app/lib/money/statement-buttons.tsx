// Downloads the statement of an event box, which the server makes: as a PDF to keep, or as a workbook.

import { getBoxStatement, type StatementFormat } from '@lifafa/contract/endpoints/box-money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { saveFile, serversFile } from '../browser/save-file.ts'
import { call } from '../calls/api.ts'
import { useAction } from '../calls/use-action.ts'
import { useSentences } from '../language/language.tsx'

const FORMATS = [
  { format: 'pdf', Icon: FileText },
  { format: 'xlsx', Icon: FileSpreadsheet },
] as const

export function StatementButtons({ giftid, boxName }: { giftid: string; boxName: string }) {
  const sentences = useSentences('money', moneySentences)
  const { preparing } = useSentences('eventBoxes', eventBoxSentences)
  const [chosen, setChosen] = useState<StatementFormat>()
  const { run, isBusy } = useAction(
    async (format: StatementFormat) => {
      setChosen(format)
      const { content } = await call(getBoxStatement, { params: { id: giftid }, query: { format } })
      saveFile(serversFile(content), boxName, `_${sentences.statementInFileName}.${format}`)
    },
    { done: sentences.statementDownloaded, failed: sentences.statementFailed },
  )
  return FORMATS.map(({ format, Icon }) => (
    <Button
      icon={<Icon className="size-5 flex-none" aria-hidden="true" />}
      key={format}
      variant="secondary"
      busy={isBusy && chosen === format}
      disabled={isBusy}
      busyLabel={preparing}
      onClick={() => run(format)}
    >
      {sentences.statementAs[format]}
    </Button>
  ))
}
