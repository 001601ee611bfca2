// Draws a poster of any template, on any paper.
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { at, type Pen } from '../art/pen.ts'
import { drawCombined } from './combined.ts'
import { drawEnglish } from './english.ts'
import { drawHindi } from './hindi.ts'
import { type PosterPaper, placeOn, type Sheet } from './paper.ts'
import { drawTent } from './tent.ts'
import type { Poster } from './words.ts'

const templates: Record<PosterLanguage, (pen: Pen, poster: Poster, paper: PosterPaper) => void> = {
  english: drawEnglish,
  hindi: drawHindi,
  combined: drawCombined,
}

/** Draws on a pen whose unit is that of `sheet`, with the sheet's corner, without its bleed, at 0, 0. */
export function drawPoster(
  pen: Pen,
  poster: Poster,
  { language, isTent, sheet }: { language: PosterLanguage; isTent: boolean; sheet: Sheet },
): void {
  if (isTent) {
    drawTent(pen, poster, language, sheet)
    return
  }
  const { scale, paper } = placeOn(sheet)
  const corner = { x: -paper.left * scale, y: -paper.top * scale }
  at(pen, corner, () => templates[language](pen, poster, paper), { scale })
}
