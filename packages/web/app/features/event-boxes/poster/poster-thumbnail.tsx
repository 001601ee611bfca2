// A preview of the poster, drawn when the menu opens.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { useEffect, useRef } from 'react'

/** Three canvas pixels for each CSS pixel: sharp on phones, and smooth on other screens. */
const PIXELS = { width: 192, height: 288 }

export function PosterThumbnail({ box, language }: { box: GiftBook; language: PosterLanguage }) {
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
