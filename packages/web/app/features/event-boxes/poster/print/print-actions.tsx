// Prints a poster on the host's own printer, or downloads it for a print shop; shares or downloads the picture for a status.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import {
  canPrintNames,
  type Paper,
  type PosterLanguage,
  printFileName,
  printPath,
} from '@lifafa/contract/posters/printed-posters'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { Download, Printer, Share2 } from 'lucide-react'
import type { PosterFormat } from '../../../../../drawing/posters/paper.ts'
import { fileName } from '../../../../lib/browser/file-name.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { useAction } from '../../../../lib/calls/use-action.ts'
import { useSingleFlight } from '../../../../lib/calls/use-single-flight.ts'
import { useSentences } from '../../../../lib/language/language.tsx'
import { canShareFiles, shareFile } from '../../../../lib/links/share-link.ts'
import { refusalOf, unreachable } from '../../../../lib/network/api-error.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { notify } from '../../../../ui/overlays/toasts.ts'
import { stepDone } from '../../first-steps/done-steps.ts'
import { withPicture } from '../make-poster.ts'

export type PrintFormat = Exclude<PosterFormat, 'picture'>

export const PRINT_FORMATS = ['a4', 'a5', 'tent', 'status'] as const satisfies PrintFormat[]

export const isPaper = (format: PrintFormat): format is Paper => format !== 'status'

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

export function StatusActions({ box, language }: { box: GiftBook; language: PosterLanguage }) {
  const sentences = useSentences('print', printSentences)
  const boxes = useSentences('eventBoxes', eventBoxSentences)
  const { shareFailed } = useSentences('dashboard', dashboardSentences)
  const { once, isBusy } = useSingleFlight()
  const ending = `-status-${language}.png`
  const withStatus = (use: (png: Blob) => unknown) =>
    withPicture(box, { language, format: 'status' }, boxes, use)

  const download = () =>
    withStatus((png) => {
      saveFile(png, box.name, ending)
      notify.success(sentences.pictureDownloaded)
    })
  const share = () =>
    withStatus((png) =>
      shareFile(new File([png], fileName(box.name, ending), { type: png.type })).then(
        (isShared) => isShared && stepDone(box.giftid, 'share'),
        () => notify.error(shareFailed),
      ),
    )
  return (
    <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
      {canShareFiles() && (
        <Button
          icon={<Share2 className="size-5" aria-hidden="true" />}
          busy={isBusy}
          onClick={() => once(share)}
        >
          {sentences.sharePicture}
        </Button>
      )}
      <Button
        variant={canShareFiles() ? 'secondary' : 'primary'}
        busy={isBusy}
        busyLabel={boxes.preparing}
        onClick={() => once(download)}
      >
        <Download className="size-5" aria-hidden="true" />
        {sentences.downloadPicture}
      </Button>
    </div>
  )
}
