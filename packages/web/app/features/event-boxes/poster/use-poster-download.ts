// Downloads the poster of an event box; a press during a download does nothing.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { fileName } from '../../../lib/browser/file-name.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { notify } from '../../../ui/overlays/toasts.tsx'
import { PosterError } from './poster-error.ts'
import type { PosterLanguage } from './poster-language.ts'

/** The module that makes posters; undefined where it could not be loaded. */
const fetchMaker = () => import('./make-poster.ts').catch(() => undefined)

export function usePosterDownload(box: GiftBook) {
  const { once, isBusy } = useSingleFlight()
  const download = (language: PosterLanguage) => once(() => downloadPoster(box, language))
  return { download, isBusy }
}

/** Shows the result of the download in a toast. */
async function downloadPoster(box: GiftBook, language: PosterLanguage): Promise<void> {
  const maker = await fetchMaker()
  if (!maker) {
    notify.error(connectionSentences.unreachable)
    return
  }
  try {
    const { png, hasOurFonts } = await maker.makePoster(box, language)
    if (!hasOurFonts) notify.error(eventBoxSentences.fontFailed)
    saveFile(png, fileName(box.name, `-qr-code-${language}.png`))
    notify.success(eventBoxSentences.downloaded)
  } catch (error) {
    notify.error(error instanceof PosterError ? error.message : eventBoxSentences.qrDownloadFailed)
  }
}
