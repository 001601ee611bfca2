// Draws a poster of any template, on any paper.
import { POSTERS, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { at, type Pen } from '../art/pen.ts'
import { drawCombined } from './combined.ts'
import { drawEnglish } from './english.ts'
import { drawGate } from './gate.ts'
import { type PosterPaper, placeOn, type Sheet } from './paper.ts'
import { drawTent } from './tent.ts'
import type { Poster } from './words.ts'

/** A palace gate in every language but English. */
function drawSheet(pen: Pen, poster: Poster, language: PosterLanguage, paper: PosterPaper): void {
  const [first, second] = POSTERS[language]
  if (second) drawCombined(pen, poster, paper)
  else if (first === 'en') drawEnglish(pen, poster, paper)
  else drawGate(pen, poster, first, paper)
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
  at(pen, corner, () => drawSheet(pen, poster, language, paper), { scale })
}
