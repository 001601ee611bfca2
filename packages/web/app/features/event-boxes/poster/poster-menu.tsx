// The three templates to choose from, with previews.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { POSTER_LANGUAGES, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { type RefObject, useEffect, useRef } from 'react'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { useTemplateWords } from './poster-language.ts'

interface PosterMenuProps extends DialogProps {
  anchor: RefObject<HTMLElement | null>
  box: GiftBook
  onChoose: (language: PosterLanguage) => void
}

export function PosterMenu({ open, onOpenChange, anchor, box, onChoose }: PosterMenuProps) {
  const wordsOf = useTemplateWords()
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      label={useSentences('print', printSentences).templates}
    >
      {POSTER_LANGUAGES.map((language) => {
        const { name, look } = wordsOf(language)
        return (
          <MenuItem key={language} label={name} onSelect={() => onChoose(language)}>
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

/** Three canvas pixels for each CSS pixel: sharp on phones, and smooth on other screens. */
const PIXELS = { width: 192, height: 288 }

/** Drawn when the menu opens. */
function PosterThumbnail({ box, language }: { box: GiftBook; language: PosterLanguage }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // The place of one that cannot be drawn stays empty; the download shows the error.
    import('./make-poster.ts')
      .then(({ drawOn }) => canvas.current && drawOn(canvas.current, box, { language, format: 'picture' }))
      .catch(() => {})
  }, [box, language])
  return (
    <span aria-hidden="true" className="flex-none">
      <canvas ref={canvas} {...PIXELS} className="h-21 w-14 rounded-[4px] bg-line shadow-card" />
    </span>
  )
}
