// The poster as it will be, small: drawn when the menu opens.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { useEffect, useRef } from 'react'
import type { PosterLanguage } from './poster-language.ts'

/** Three pixels for each that is laid out: sharp on phones, and smooth on all others. */
const PIXELS = { width: 192, height: 288 }

export function PosterThumbnail({ box, language }: { box: GiftBook; language: PosterLanguage }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Where it cannot be drawn its place stays plain; the download will say why.
    import('./make-poster.ts')
      .then(({ drawOn }) => canvas.current && drawOn(canvas.current, box, language))
      .catch(() => {})
  }, [box, language])
  return (
    <span aria-hidden="true" className="flex-none">
      <canvas ref={canvas} {...PIXELS} className="h-21 w-14 rounded-[4px] bg-line shadow-card" />
    </span>
  )
}
