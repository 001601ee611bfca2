// Downloads the whole guest list: as CSV, made in the browser by a module that is fetched on demand, or as the book’s workbook.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { getBook } from '@lifafa/contract/endpoints/register/book'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { saveFile, serversFile } from '../../../lib/browser/save-file.ts'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { withReference } from '../../../lib/network/api-error.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { fetchAllGuests } from '../guests-queries.ts'
import type { FileWords } from './guests-csv.ts'

interface GuestFile {
  extension: string
  make: (giftid: string, words: FileWords) => Promise<BlobPart>
  downloaded: 'csvDownloaded' | 'excelDownloaded'
  failed: 'csvFailed' | 'excelFailed'
}

export const csvFile: GuestFile = {
  extension: 'csv',
  make: async (giftid, words) =>
    (await import('./guests-csv.ts')).guestsCsv(await fetchAllGuests(giftid), words),
  downloaded: 'csvDownloaded',
  failed: 'csvFailed',
}

export const excelFile: GuestFile = {
  extension: 'xlsx',
  make: async (id, { language }) =>
    serversFile((await call(getBook, { params: { id }, query: { format: 'xlsx', language } })).content),
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
      const content = await file.make(box.giftid, words)
      saveFile(content, box.name, `_${sentences.inFileName}.${file.extension}`)
    },
    {
      done: sentences[file.downloaded],
      failed: (error) => withReference(sentences[file.failed], error),
    },
  )
  // The workbook has gifts that were written down, too.
  const hasRows = guests || (file === excelFile && box.has_written)
  return { download: hasRows ? run : () => notify.error(sentences.nothingToDownload), isBusy }
}
