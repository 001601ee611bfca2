// Draws a poster of any template.
import type { Pen } from '../../../motifs/canvas/pen.ts'
import type { Poster } from './poster.ts'
import type { PosterLanguage } from './poster-language.ts'
import { drawCombined } from './templates/combined.ts'
import { drawEnglish } from './templates/english.ts'
import { drawHindi } from './templates/hindi.ts'

const templates: Record<PosterLanguage, (pen: Pen, poster: Poster) => void> = {
  english: drawEnglish,
  hindi: drawHindi,
  combined: drawCombined,
}

/** Draws on a canvas of POSTER_PX, or one whose context is scaled to that. */
export const drawPoster = (pen: Pen, poster: Poster, language: PosterLanguage): void =>
  templates[language](pen, poster)
