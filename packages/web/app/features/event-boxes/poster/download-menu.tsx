// The menu that downloads a poster in one of three templates.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { canDownloadPoster } from '@lifafa/contract/event-timing'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { bulleted } from '../../../lib/network/api-error.ts'
import { sentencesOfLoading } from '../../../lib/network/lost-script.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

const loadMenu = async () => (await import('./poster-menu.tsx')).PosterMenu

export function DownloadMenu({ box, now }: { box: GiftBook; now: Date }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const { download, isBusy } = usePosterDownload(box)
  const menu = useDialog(loadMenu, { anchor, box, onChoose: download })
  const isBlocked = !canDownloadPoster(box.marriage_date, now)
  return (
    <>
      <Tooltip text={isBlocked ? eventBoxSentences.downloadBlocked : undefined}>
        <Button
          icon={<Download className="size-5" aria-hidden="true" />}
          ref={anchor}
          variant="onDark"
          {...menu.trigger.props}
          aria-haspopup="menu"
          disabled={isBlocked}
          busy={isBusy || menu.trigger.isOpening}
          busyLabel={isBusy ? 'Preparing...' : undefined}
        >
          Download Poster
        </Button>
      </Tooltip>
      {menu.dialog}
    </>
  )
}

/** Downloads the poster of an event box; a press during a download does nothing. */
function usePosterDownload(box: GiftBook) {
  const { once, isBusy } = useSingleFlight()
  const download = (language: PosterLanguage) =>
    once(async () => {
      try {
        const { downloadPoster } = await import('./make-poster.ts')
        await downloadPoster(box, language)
      } catch (error) {
        notify.error(bulleted(sentencesOfLoading(error)))
      }
    })
  return { download, isBusy }
}
