// Downloads the poster that hangs at the event: one press for the menu, one for the template.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { canDownloadPoster } from '@lifafa/contract/event-timing'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { POSTER_LANGUAGES, POSTER_TEMPLATES } from './poster-language.ts'
import { PosterThumbnail } from './poster-thumbnail.tsx'
import { usePosterDownload } from './use-poster-download.ts'

export function DownloadMenu({ box, now }: { box: GiftBook; now: Date }) {
  const { download, isBusy } = usePosterDownload(box)
  const isBlocked = !canDownloadPoster(box.marriage_date, now)
  const button = (
    <Button
      className="max-md:col-span-full"
      variant="onDark"
      disabled={isBlocked}
      busy={isBusy}
      busyLabel="Preparing..."
    >
      <Download className="size-5" aria-hidden="true" />
      Download Poster
    </Button>
  )
  if (isBlocked) return <Tooltip text={eventBoxSentences.downloadBlocked}>{button}</Tooltip>
  return (
    <Menu trigger={button} isInert={isBusy}>
      {POSTER_LANGUAGES.map((language) => {
        const { name, look } = POSTER_TEMPLATES[language]
        return (
          <MenuItem key={language} label={name} onSelect={() => download(language)}>
            <PosterThumbnail box={box} language={language} />
            <span>
              <span className="block font-heading text-lg leading-tight">{name}</span>
              <span className="mt-1 block text-muted text-sm leading-snug">{look}</span>
            </span>
          </MenuItem>
        )
      })}
    </Menu>
  )
}
