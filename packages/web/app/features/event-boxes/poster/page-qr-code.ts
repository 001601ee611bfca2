// Reads the modules of the QR code that the box's page shows: the poster has exactly that code.
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { PosterError } from './poster-error.ts'
import { qrElementId } from './qr-element-id.ts'

/** Rows of modules; true is dark. Without a margin. */
export type QrModules = boolean[][]

const DARK_BELOW = 128

/** @throws PosterError where the page shows no code, or its image cannot be read. */
export async function readPageQrCode(giftid: string): Promise<QrModules> {
  const svg = document.getElementById(qrElementId(giftid))
  if (!(svg instanceof SVGSVGElement)) throw new PosterError(eventBoxSentences.qrElementMissing)
  const side = svg.viewBox.baseVal.width
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const image = await pictureOf(svg, side)
  if (!pen || !image) throw new PosterError(eventBoxSentences.qrImageFailed)
  pen.canvas.width = side
  pen.canvas.height = side
  pen.drawImage(image, 0, 0, side, side)
  const { data } = pen.getImageData(0, 0, side, side)
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (data[4 * (y * side + x)] ?? 0) < DARK_BELOW),
  )
}

/** One pixel for each module; undefined where the browser cannot draw it. */
async function pictureOf(svg: SVGSVGElement, side: number): Promise<HTMLImageElement | undefined> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  return image.decode().then(
    () => image,
    () => undefined,
  )
}
