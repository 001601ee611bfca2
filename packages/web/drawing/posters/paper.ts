// The papers of a poster. The artwork is laid out for the prescribed picture of 768 × 1152; other papers extend beyond it.

import { POSTER_PX } from '@lifafa/contract/limits'
import { BLEED_MM, PAPERS_MM, type Paper } from '@lifafa/contract/posters/printed-posters'
import { fill, type Pen } from '../art/pen.ts'

/** The edges of a paper, in the artwork's pixels. */
export interface PosterPaper {
  left: number
  top: number
  right: number
  bottom: number
  /** How far the ground extends beyond these edges, to be cut off. */
  bleed: number
}

/** The size of a paper in a unit of its own, such as millimetres. */
export interface Sheet {
  width: number
  height: number
  bleed: number
}

export type PosterFormat = 'picture' | 'status' | Paper

/** The picture, and that of a status, in pixels; papers in millimetres. */
export const SHEETS: Record<PosterFormat, Sheet> = {
  picture: { width: POSTER_PX.width, height: POSTER_PX.height, bleed: 0 },
  status: { width: 1080, height: 1920, bleed: 0 },
  a4: { ...PAPERS_MM.a4, bleed: BLEED_MM },
  a5: { ...PAPERS_MM.a5, bleed: BLEED_MM },
  tent: { ...PAPERS_MM.tent, bleed: BLEED_MM },
}

/** The artwork in the middle of the sheet, as large as fits: `scale` is one of its pixels in the sheet's unit. */
export function placeOn(
  { width, height, bleed }: Sheet,
  artwork: { width: number; height: number } = POSTER_PX,
) {
  const scale = Math.min(width / artwork.width, height / artwork.height)
  const left = (artwork.width - width / scale) / 2
  const top = (artwork.height - height / scale) / 2
  const paper: PosterPaper = {
    left,
    top,
    right: artwork.width - left,
    bottom: artwork.height - top,
    bleed: bleed / scale,
  }
  return { scale, paper }
}

/** Fills the paper and its bleed. */
export function fillPaper(pen: Pen, paper: PosterPaper, paint: CanvasGradient): void {
  fill(pen, paint, () => paperPath(pen, paper))
}

/** The rectangle of the paper and its bleed. */
export function paperPath(pen: Pen, { left, top, right, bottom, bleed }: PosterPaper): void {
  pen.rect(left - bleed, top - bleed, right - left + 2 * bleed, bottom - top + 2 * bleed)
}
