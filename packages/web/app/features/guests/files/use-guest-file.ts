// Downloads the whole guest list as a file: made in the browser, by a module that is fetched on demand.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { fileName } from '../../../lib/browser/file-name.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { withReference } from '../../../lib/network/api-error.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { fetchAllGuests } from '../guests-queries.ts'

interface GuestFile {
  /** The end of its name. */
  ending: string
  make: (guests: ListedGuest[]) => Promise<Blob>
  downloaded: string
  failed: string
}

export const csvFile: GuestFile = {
  ending: '_guests.csv',
  async make(guests) {
    const { guestsCsv } = await import('./guests-csv.ts')
    return new Blob([guestsCsv(guests)], { type: 'text/csv;charset=utf-8' })
  },
  downloaded: sentences.csvDownloaded,
  failed: sentences.csvFailed,
}

export const excelFile: GuestFile = {
  ending: '_guests.xlsx',
  make: async (guests) => (await import('./guests-xlsx.ts')).guestsXlsx(guests),
  downloaded: sentences.excelDownloaded,
  failed: sentences.excelFailed,
}

/** `guests`: their number; undefined while loading, when the button is disabled. */
export function useGuestFile(box: ListedBox, guests: number | undefined, file: GuestFile) {
  const { run, isBusy } = useAction(
    async () => saveFile(await file.make(await fetchAllGuests(box.giftid)), fileName(box.name, file.ending)),
    { done: file.downloaded, failed: (error) => withReference(file.failed, error) },
  )
  return { download: guests ? run : () => notify.error(sentences.nothingToDownload), isBusy }
}
