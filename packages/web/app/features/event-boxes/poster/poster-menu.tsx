// The three templates to choose from, with previews.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { POSTER_LANGUAGES, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import type { RefObject } from 'react'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { POSTER_TEMPLATES } from './poster-language.ts'
import { PosterThumbnail } from './poster-thumbnail.tsx'

interface PosterMenuProps extends LazyDialogProps {
  anchor: RefObject<HTMLElement | null>
  box: GiftBook
  onChoose: (language: PosterLanguage) => void
}

export function PosterMenu({ open, onOpenChange, anchor, box, onChoose }: PosterMenuProps) {
  return (
    <Menu open={open} onOpenChange={onOpenChange} anchor={anchor} label="Templates of the poster">
      {POSTER_LANGUAGES.map((language) => {
        const { name, look } = POSTER_TEMPLATES[language]
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
