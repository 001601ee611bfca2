// Downloads the poster of an event box; a press during a download does nothing.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { notify } from '../../../ui/overlays/toasts.tsx'

/** The module that makes posters; undefined where it could not be loaded. */
const fetchMaker = () => import('./make-poster.ts').catch(() => undefined)

export function usePosterDownload(box: GiftBook) {
  const { once, isBusy } = useSingleFlight()
  const download = (language: PosterLanguage) =>
    once(async () => {
      const maker = await fetchMaker()
      if (maker) await maker.downloadPoster(box, language)
      else notify.error(connectionSentences.unreachable)
    })
  return { download, isBusy }
}
