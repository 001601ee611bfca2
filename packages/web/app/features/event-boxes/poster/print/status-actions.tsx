// Shares or downloads the picture for a status.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { Download, Share2 } from 'lucide-react'
import { fileName } from '../../../../lib/browser/file-name.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { useSingleFlight } from '../../../../lib/calls/use-single-flight.ts'
import { useSentences } from '../../../../lib/language/language.tsx'
import { canShareFiles, shareFile } from '../../../../lib/links/share-link.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/overlays/toasts.ts'
import { stepDone } from '../../first-steps/done-steps.ts'
import { withPicture } from '../make-poster.ts'

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
        () => stepDone(box.giftid, 'share'),
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
