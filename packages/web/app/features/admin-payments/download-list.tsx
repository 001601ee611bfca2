// A button that downloads a list with its filter as CSV: all pages, not only the one that is shown.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { useAction } from '../../lib/calls/use-action.ts'
import { Button } from '../../ui/buttons/button.tsx'

interface DownloadListProps {
  label: string
  /** The file's name without its ending. */
  title: string
  /** Reads the list, and makes the file's text. May throw ApiError. */
  make: () => Promise<string>
  disabled: boolean
}

export function DownloadList({ label, title, make, disabled }: DownloadListProps) {
  const download = useAction(async () => saveFile(await make(), title, '.csv'), {
    failed: sentences.fileFailed,
  })
  return (
    <Button
      variant="secondary"
      className="min-h-13!"
      icon={<Download className="size-5" aria-hidden="true" />}
      busy={download.isBusy}
      busyLabel={sentences.makingFile}
      disabled={disabled}
      onClick={() => download.run()}
    >
      {label}
    </Button>
  )
}
