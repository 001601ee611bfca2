// Downloads the poster of an event box, once for each press that finds none under way.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { fileName } from '../../../lib/browser/file-name.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { notify } from '../../../ui/overlays/toasts.tsx'
import { PosterError } from './poster-error.ts'
import type { PosterLanguage } from './poster-language.ts'

/** The poster maker; undefined where the network did not bring it. */
const fetchMaker = () => import('./make-poster.ts').catch(() => undefined)

export function usePosterDownload(box: GiftBook) {
  const { once, isBusy } = useSingleFlight()
  const download = (language: PosterLanguage) => once(() => downloadPoster(box, language))
  return { download, isBusy }
}

/** Says how it ended, whichever way it does. */
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
