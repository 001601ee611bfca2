// A preview of a poster on its paper, drawn by the code that draws it for print.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { useEffect, useRef, useState } from 'react'
import { SHEETS } from '../../../../../drawing/posters/paper.ts'
import { useSentences } from '../../../../lib/language/language.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { drawOn } from '../make-poster.ts'
import type { PrintFormat } from './print-actions.tsx'

/** Canvas pixels: sharp where the preview is largest, on a screen with two pixels for each of CSS. */
const WIDTH = 700

interface PosterPreviewProps {
  box: GiftBook
  language: PosterLanguage
  format: PrintFormat
}

export function PosterPreview({ box, language, format }: PosterPreviewProps) {
  const sentences = useSentences('print', printSentences)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const { width, height } = SHEETS[format]
  useEffect(() => {
    let isCurrent = true
    setState('drawing')
    // Drawn elsewhere first: a drawing that is overtaken by another choice is dropped.
    const draft = document.createElement('canvas')
    draft.width = WIDTH
    draft.height = Math.round((WIDTH * height) / width)
    drawOn(draft, box, { language, format }).then(
      () => {
        if (!isCurrent || !canvas.current) return
        canvas.current.width = draft.width
        canvas.current.height = draft.height
        canvas.current.getContext('2d')?.drawImage(draft, 0, 0)
        setState('drawn')
      },
      () => isCurrent && setState('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [box, language, format, width, height])
  return (
    <figure
      aria-busy={state === 'drawing' || undefined}
      className="flex h-80 flex-col items-center justify-center rounded-card bg-paper p-4 lg:h-[min(31rem,calc(88dvh-20.5rem))]"
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={sentences.previewOf(sentences.formats[format].label)}
        className={classNames(
          'min-h-0 max-w-full rounded-[3px] object-contain shadow-lift transition-opacity duration-200',
          state === 'drawing' && 'opacity-50',
          state === 'failed' && 'hidden',
        )}
      />
      {state === 'failed' && <p className="text-center text-muted">{sentences.noPreview}</p>}
      {format === 'tent' && state !== 'failed' && (
        <figcaption className="mt-3 text-center text-muted text-sm">{sentences.fold}</figcaption>
      )}
    </figure>
  )
}
