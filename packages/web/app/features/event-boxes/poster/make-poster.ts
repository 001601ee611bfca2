// Makes posters of an event box. This file and its imports are fetched when a poster is first requested.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay } from '@lifafa/contract/dates'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import { POSTERS, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { withoutProtocol } from '@lifafa/contract/posters/short-address'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Translated } from '@lifafa/contract/sentences/translated'
import { drawPoster } from '../../../../drawing/posters/draw-poster.ts'
import { type PosterFormat, SHEETS } from '../../../../drawing/posters/paper.ts'
import { type QrModules, qrModules } from '../../../../drawing/posters/qr-modules.ts'
import type { Poster } from '../../../../drawing/posters/words.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { stepDone } from '../first-steps/done-steps.ts'
import { loadPosterFonts } from './poster-fonts.ts'
import { qrElementId } from './qr-element-id.ts'

/** A poster that could not be made. */
export class PosterError extends Error {
  /** The name of its sentence. */
  readonly why: 'qrDownloadFailed' | 'qrElementMissing' | 'qrImageFailed'

  constructor(why: PosterError['why']) {
    super(eventBoxSentences[why])
    this.why = why
  }
}

export interface PosterPicture {
  png: Blob
  /** False where a font could not be loaded and a system font was used. */
  hasOurFonts: boolean
}

export interface PosterDesign {
  language: PosterLanguage
  format: PosterFormat
}

/** Draws a picture in full size. @throws PosterError with a sentence for the host. */
export async function makePoster(
  box: GiftBook,
  language: PosterLanguage,
  format: 'picture' | 'status' = 'picture',
): Promise<PosterPicture> {
  const canvas = document.createElement('canvas')
  canvas.width = SHEETS[format].width
  canvas.height = SHEETS[format].height
  const hasOurFonts = await drawOn(canvas, box, { language, format })
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new PosterError('qrDownloadFailed')
  return { png, hasOurFonts }
}

/** Draws the poster at the size of `canvas`, to its edges. @returns whether our fonts were used. @throws PosterError */
export async function drawOn(
  canvas: HTMLCanvasElement,
  box: GiftBook,
  { language, format }: PosterDesign,
): Promise<boolean> {
  const code = await pageQrCode(box)
  const poster: Poster = {
    title: recipientTitle(box),
    day: box.marriage_date,
    eventType: box.event_type,
    code,
    // The prescribed pictures have none.
    ...(format !== 'picture' && { shortAddress: withoutProtocol(box.short_url) }),
  }
  const hasOurFonts = await loadPosterFonts(lettersOf(poster, language))
  const pen = canvas.getContext('2d')
  if (!pen) throw new PosterError('qrDownloadFailed')
  const sheet = SHEETS[format]
  pen.setTransform(canvas.width / sheet.width, 0, 0, canvas.height / sheet.height, 0, 0)
  drawPoster(pen, poster, { language, isTent: format === 'tent', sheet })
  return hasOurFonts
}

/** Shows the result of the download in a toast. */
export async function downloadPoster(
  box: GiftBook,
  language: PosterLanguage,
  sentences: Translated<typeof eventBoxSentences>,
): Promise<void> {
  try {
    const { png, hasOurFonts } = await makePoster(box, language)
    if (!hasOurFonts) notify.error(sentences.fontFailed)
    saveFile(png, box.name, `-qr-code-${language}.png`)
    notify.success(sentences.downloaded)
    stepDone(box.giftid, 'print')
  } catch (error) {
    notify.error(error instanceof PosterError ? sentences[error.why] : sentences.qrDownloadFailed)
  }
}

/** All text on a poster, so that only the needed fonts are fetched. */
function lettersOf({ title, day, eventType, shortAddress }: Poster, language: PosterLanguage): string {
  const words = POSTERS[language].flatMap((one) => [
    JSON.stringify(hostWords[one].poster[eventType]),
    formatDay(day, one),
  ])
  return [PRODUCT_NAME, title, shortAddress, ...words].join(' ')
}

/** @throws PosterError where the page shows no code, or the browser cannot draw it. */
async function pageQrCode({ giftid, contribute_url }: GiftBook): Promise<QrModules> {
  const picture = document.getElementById(qrElementId(giftid))
  if (!(picture instanceof HTMLImageElement)) throw new PosterError('qrElementMissing')
  await picture.decode().catch(() => {
    throw new PosterError('qrImageFailed')
  })
  return qrModules(contribute_url)
}
