// Makes posters of an event box. This file and its imports are fetched when a poster is first requested.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay, formatDayInHindi } from '@lifafa/contract/dates'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import { POSTER_PX } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { posterSentences } from '@lifafa/contract/sentences/host/poster'
import { drawPoster } from './draw-poster.ts'
import { readPageQrCode } from './page-qr-code.ts'
import type { Poster } from './poster.ts'
import { PosterError } from './poster-error.ts'
import { loadPosterFonts } from './poster-fonts.ts'
import type { PosterLanguage } from './poster-language.ts'

export interface PosterPicture {
  png: Blob
  /** False where a font could not be loaded and a system font was used. */
  hasOurFonts: boolean
}

/** Draws the poster in full size. @throws PosterError with a sentence for the host. */
export async function makePoster(box: GiftBook, language: PosterLanguage): Promise<PosterPicture> {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER_PX.width
  canvas.height = POSTER_PX.height
  const hasOurFonts = await drawOn(canvas, box, language)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new PosterError(eventBoxSentences.qrDownloadFailed)
  return { png, hasOurFonts }
}

/** Draws the poster at the size of `canvas`. @returns whether our fonts were used. @throws PosterError */
export async function drawOn(
  canvas: HTMLCanvasElement,
  box: GiftBook,
  language: PosterLanguage,
): Promise<boolean> {
  const code = await readPageQrCode(box.giftid)
  const poster: Poster = {
    title: recipientTitle(box),
    day: box.marriage_date,
    eventType: box.event_type,
    code,
  }
  const hasOurFonts = await loadPosterFonts(lettersOf(poster, language))
  const pen = canvas.getContext('2d')
  if (!pen) throw new PosterError(eventBoxSentences.qrDownloadFailed)
  pen.setTransform(canvas.width / POSTER_PX.width, 0, 0, canvas.height / POSTER_PX.height, 0, 0)
  drawPoster(pen, poster, language)
  return hasOurFonts
}

/** All text on a poster, so that only the needed fonts are fetched. */
function lettersOf({ title, day, eventType }: Poster, language: PosterLanguage): string {
  const english = [JSON.stringify(posterSentences.english[eventType]), formatDay(day)]
  const hindi = [JSON.stringify(posterSentences.hindi[eventType]), formatDayInHindi(day)]
  const words = { english, hindi, combined: [...english, ...hindi] }[language]
  return [PRODUCT_NAME, title, ...words].join(' ')
}
