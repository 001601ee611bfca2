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
import { qrModules } from '../../../../drawing/posters/qr-modules.ts'
import type { Poster } from '../../../../drawing/posters/words.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { stepDone } from '../first-steps/done-steps.ts'
import { loadPosterFonts } from './poster-fonts.ts'
import { qrElementId } from './qr-element-id.ts'

/** A poster that could not be made. */
class PosterError extends Error {
  /** The name of its sentence. */
  readonly why: 'qrDownloadFailed' | 'qrElementMissing' | 'qrImageFailed'

  constructor(why: PosterError['why']) {
    super(eventBoxSentences[why])
    this.why = why
  }
}

interface PosterDesign {
  language: PosterLanguage
  format: PosterFormat
}

type Sentences = Translated<typeof eventBoxSentences>

/** Draws a picture in full size, for `use`. Shows in a toast where it cannot be drawn, or has system fonts for want of ours. */
export async function withPicture(
  box: GiftBook,
  design: PosterDesign,
  sentences: Sentences,
  use: (png: Blob) => unknown,
): Promise<void> {
  try {
    if (design.format === 'picture') await expectQrElement(box)
    const canvas = document.createElement('canvas')
    canvas.width = SHEETS[design.format].width
    canvas.height = SHEETS[design.format].height
    const hasOurFonts = await drawOn(canvas, box, design)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!png) throw new PosterError('qrDownloadFailed')
    if (!hasOurFonts) notify.error(sentences.fontFailed)
    await use(png)
  } catch (error) {
    notify.error(error instanceof PosterError ? sentences[error.why] : sentences.qrDownloadFailed)
  }
}

/** Draws the poster at the size of `canvas`, to its edges. @returns whether our fonts were used. @throws PosterError */
export async function drawOn(
  canvas: HTMLCanvasElement,
  box: GiftBook,
  { language, format }: PosterDesign,
): Promise<boolean> {
  const poster: Poster = {
    title: recipientTitle(box),
    day: box.marriage_date,
    eventType: box.event_type,
    code: qrModules(box.contribute_url),
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
export const downloadPoster = (
  box: GiftBook,
  language: PosterLanguage,
  sentences: Sentences,
): Promise<void> =>
  withPicture(box, { language, format: 'picture' }, sentences, (png) => {
    saveFile(png, box.name, `-qr-code-${language}.png`)
    notify.success(sentences.downloaded)
    stepDone(box.giftid, 'print')
  })

/** All text on a poster, so that only the needed fonts are fetched. */
function lettersOf({ title, day, eventType, shortAddress }: Poster, language: PosterLanguage): string {
  const words = POSTERS[language].flatMap((one) => [
    JSON.stringify(hostWords[one].poster[eventType]),
    formatDay(day, one),
  ])
  return [PRODUCT_NAME, title, shortAddress, ...words].join(' ')
}

/** For the prescribed download (docs/specification.md §5): no other page has the element. Throws PosterError. */
async function expectQrElement({ giftid }: GiftBook): Promise<void> {
  const picture = document.getElementById(qrElementId(giftid))
  if (!(picture instanceof HTMLImageElement)) throw new PosterError('qrElementMissing')
  await picture.decode().catch(() => {
    throw new PosterError('qrImageFailed')
  })
}
