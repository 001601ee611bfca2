// Posters to print and a picture for a status: format and language are chosen beside a preview.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { POSTER_LANGUAGES, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { withoutProtocol } from '@lifafa/contract/posters/short-address'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { useState } from 'react'
import type { DialogProps } from '../../../../lib/dialogs/use-dialog.tsx'
import { useLanguage, useSentences } from '../../../../lib/language/language.tsx'
import { Choice } from '../../../../ui/inputs/choice.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../../../ui/overlays/dialog-footer.tsx'
import { useTemplateWords } from '../poster-language.ts'
import { PosterPreview } from './poster-preview.tsx'
import { isPaper, PRINT_FORMATS, PrintActions, type PrintFormat, StatusActions } from './print-actions.tsx'

export function PrintDialog({ open, onOpenChange, finalFocus, box }: DialogProps & { box: GiftBook }) {
  const sentences = useSentences('print', printSentences)
  const wordsOf = useTemplateWords()
  const [format, setFormat] = useState<PrintFormat>('a4')
  const [language, setLanguage] = useState<PosterLanguage>(useLanguage() === 'hi' ? 'hindi' : 'english')
  return (
    <Dialog
      {...{ open, onOpenChange, finalFocus }}
      isWide
      title={sentences.title}
      description={sentences.text}
    >
      <div className="mb-6 grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
        <PosterPreview box={box} language={language} format={format} />
        <div className="grid content-start gap-5">
          <Choice
            label={sentences.format}
            options={PRINT_FORMATS.map((value) => ({ value, ...sentences.formats[value] }))}
            value={format}
            onChange={setFormat}
            className="sm:grid-cols-2"
          />
          <Choice
            label={sentences.language}
            options={POSTER_LANGUAGES.map((value) => ({ value, label: wordsOf(value).name }))}
            value={language}
            onChange={setLanguage}
            className="sm:grid-cols-3"
          />
          <p className="text-muted">
            {sentences.shortAddress}{' '}
            <span className="wrap-anywhere select-all font-semibold text-ink">
              {withoutProtocol(box.short_url)}
            </span>
          </p>
        </div>
      </div>
      <DialogFooter>
        {isPaper(format) ? (
          <PrintActions box={box} language={language} paper={format} />
        ) : (
          <StatusActions box={box} language={language} />
        )}
      </DialogFooter>
    </Dialog>
  )
}
