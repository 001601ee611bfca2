// The menu that downloads a poster in one of three templates.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { canDownloadPoster } from '@lifafa/contract/event-timing'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { bulleted } from '../../../lib/network/api-error.ts'
import { sentencesOfLoading } from '../../../lib/network/lost-script.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

const loadMenu = async () => (await import('./poster-menu.tsx')).PosterMenu

export function DownloadMenu({ box, now }: { box: GiftBook; now: Date }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const connection = useSentences('connection', connectionSentences)
  const anchor = useRef<HTMLButtonElement>(null)
  const { run: download, isBusy } = useAction(
    async (language: PosterLanguage) =>
      (await import('./make-poster.ts')).downloadPoster(box, language, sentences),
    { failed: (error) => bulleted(sentencesOfLoading(error, connection)) },
  )
  const menu = useDialog(loadMenu, { anchor, box, onChoose: download })
  const isBlocked = !canDownloadPoster(box.marriage_date, now)
  return (
    <>
      <Tooltip text={isBlocked ? sentences.downloadBlocked : undefined}>
        <Button
          icon={<Download className="size-5 flex-none" aria-hidden="true" />}
          ref={anchor}
          variant="onDark"
          {...menu.trigger.props}
          aria-haspopup="menu"
          disabled={isBlocked}
          busy={isBusy || menu.trigger.isOpening}
          busyLabel={isBusy ? sentences.preparing : undefined}
        >
          {sentences.download}
        </Button>
      </Tooltip>
      {menu.dialog}
    </>
  )
}
