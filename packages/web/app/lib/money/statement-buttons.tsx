// Downloads the statement of an event box: as a PDF to keep, or as a workbook.
import { moneySentences as sentences } from '@lifafa/contract/sentences/host/money'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { useStatementDownload } from './use-statement-download.ts'

const FORMATS = [
  { format: 'pdf', Icon: FileText },
  { format: 'xlsx', Icon: FileSpreadsheet },
] as const

export function StatementButtons({ giftid, boxName }: { giftid: string; boxName: string }) {
  const { download, preparing } = useStatementDownload(giftid, boxName)
  return FORMATS.map(({ format, Icon }) => (
    <Button
      icon={<Icon className="size-5 flex-none" aria-hidden="true" />}
      key={format}
      variant="secondary"
      busy={preparing === format}
      disabled={preparing !== undefined}
      busyLabel="Preparing..."
      onClick={() => download(format)}
    >
      {sentences.statementAs[format]}
    </Button>
  ))
}
