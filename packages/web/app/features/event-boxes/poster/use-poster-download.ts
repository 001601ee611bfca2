// Downloads the poster of an event box; a press during a download does nothing.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { bulleted } from '../../../lib/network/api-error.ts'
import { sentencesOfLoading } from '../../../lib/network/lost-script.ts'
import { notify } from '../../../ui/overlays/toasts.ts'

export function usePosterDownload(box: GiftBook) {
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
