// Downloads the whole guest list as a file: made in the browser, by a module that is fetched on demand.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { withReference } from '../../../lib/network/api-error.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { fetchAllGuests } from '../guests-queries.ts'
import type { FileWords } from './guests-csv.ts'

interface GuestFile {
  extension: string
  make: (guests: ListedGuest[], words: FileWords) => Promise<BlobPart>
  downloaded: 'csvDownloaded' | 'excelDownloaded'
  failed: 'csvFailed' | 'excelFailed'
}

export const csvFile: GuestFile = {
  extension: 'csv',
  make: async (guests, words) => (await import('./guests-csv.ts')).guestsCsv(guests, words),
  downloaded: 'csvDownloaded',
  failed: 'csvFailed',
}

export const excelFile: GuestFile = {
  extension: 'xlsx',
  make: async (guests, words) => (await import('./guests-xlsx.ts')).guestsXlsx(guests, words),
  downloaded: 'excelDownloaded',
  failed: 'excelFailed',
}

/** `guests`: their number; undefined while loading, when the button is disabled. */
export function useGuestFile(box: ListedBox, guests: number | undefined, file: GuestFile) {
  const words: FileWords = {
    sentences: useSentences('guests', guestsSentences),
    language: useLanguage(),
  }
  const { sentences } = words
  const { run, isBusy } = useAction(
    async () => {
      const content = await file.make(await fetchAllGuests(box.giftid), words)
      saveFile(content, box.name, `_${sentences.inFileName}.${file.extension}`)
    },
    {
      done: sentences[file.downloaded],
      failed: (error) => withReference(sentences[file.failed], error),
    },
  )
  return { download: guests ? run : () => notify.error(sentences.nothingToDownload), isBusy }
}
