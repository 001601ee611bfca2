// Prints a poster on the host's own printer, or downloads it for a print shop.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import {
  canPrintNames,
  type Paper,
  type PosterLanguage,
  printFileName,
  printPath,
} from '@lifafa/contract/posters/printed-posters'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { Download, Printer } from 'lucide-react'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { useAction } from '../../../../lib/calls/use-action.ts'
import { useSentences } from '../../../../lib/language/language.tsx'
import { refusalOf, unreachable } from '../../../../lib/network/api-error.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { stepDone } from '../../first-steps/done-steps.ts'

interface PrintActionsProps {
  box: GiftBook
  language: PosterLanguage
  paper: Paper
}

export function PrintActions({ box, language, paper }: PrintActionsProps) {
  const sentences = useSentences('print', printSentences)
  const boxes = useSentences('eventBoxes', eventBoxSentences)
  const printed = () => stepDone(box.giftid, 'print')
  const forShop = printFileName({ language, paper, hasBleed: true })
  const { run: download, isBusy } = useAction(
    async () => {
      saveFile(await fetchFile(printPath(box.giftid, forShop)), box.name, `-${forShop}`)
      printed()
    },
    { done: sentences.downloaded, failed: sentences.failed },
  )
  if (!canPrintNames(box)) return <p className="text-muted">{sentences.lettersMissing}</p>

  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <div>
        <a
          href={printPath(box.giftid, printFileName({ language, paper, hasBleed: false }))}
          target="_blank"
          rel="noopener"
          onClick={printed}
          className={buttonStyle({ wide: true })}
        >
          <Printer className="size-5 max-sm:hidden" aria-hidden="true" />
          <span>{sentences.print}</span>
          <span className="sr-only">{` ${boxes.inNewTab}`}</span>
        </a>
        <p className="mt-1.5 text-center text-muted text-sm leading-snug">{sentences.atHome}</p>
      </div>
      <div>
        <Button variant="secondary" wide busy={isBusy} busyLabel={boxes.preparing} onClick={() => download()}>
          <Download className="size-5 max-sm:hidden" aria-hidden="true" />
          {sentences.downloadPdf}
        </Button>
        <p className="mt-1.5 text-center text-muted text-sm leading-snug">{sentences.forShop}</p>
      </div>
    </div>
  )
}

/** A file that needs no session. Throws ApiError, also when there was no answer, or a part of one. */
async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(path).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw refusalOf(response, await response.json().catch(() => undefined))
  return response.blob().catch(() => {
    throw unreachable()
  })
}
