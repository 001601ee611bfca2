// The modules of the QR code that the box's page shows: a poster has exactly that code.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { PosterError } from './poster-error.ts'
import { qrElementId } from './qr-element-id.ts'
import { type QrModules, qrModules } from './qr-modules.ts'

/** @throws PosterError where the page shows no code, or the browser cannot draw it. */
export async function pageQrCode({ giftid, contribute_url }: GiftBook): Promise<QrModules> {
  const picture = document.getElementById(qrElementId(giftid))
  if (!(picture instanceof HTMLImageElement)) throw new PosterError(eventBoxSentences.qrElementMissing)
  await picture.decode().catch(() => {
    throw new PosterError(eventBoxSentences.qrImageFailed)
  })
  return qrModules(contribute_url)
}
