// Downloads the guest list: the file is made in the browser, by a module that is fetched on demand.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { fileName } from '../../../lib/browser/file-name.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { notify } from '../../../ui/overlays/toasts.tsx'

/** `guests` is undefined while loading; the button is disabled then. */
export function useCsvDownload(boxName: string, guests: GuestContribution[] | undefined) {
  const { once, isBusy } = useSingleFlight()

  async function download() {
    if (!guests?.length) {
      notify.error(sentences.nothingToDownload)
      return
    }
    try {
      const { guestsCsv } = await import('./guests-csv.ts')
      const content = new Blob([guestsCsv(guests)], { type: 'text/csv;charset=utf-8' })
      saveFile(content, fileName(boxName, '_guests.csv'))
      notify.success(sentences.csvDownloaded)
    } catch {
      notify.error(sentences.csvFailed)
    }
  }

  return { download: () => once(download), isBusy }
}
