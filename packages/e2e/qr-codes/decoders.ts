// Two independent decoders of QR codes: jsQR, written in TypeScript, and ZXing, in C++.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Picture } from './degrade-image.ts'

/** From the package: by default it would be fetched from the network. */
const wasmBinary = readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))

/** The text that jsQR reads, and the code's outer corners; undefined if it finds none. */
export const readByJsQr = ({ data, width, height }: Picture) => {
  const found = jsQR.default(data, width, height)
  return found ? { text: found.data, corners: found.location } : undefined
}

async function decode({ data, width, height }: Picture) {
  prepareZXingModule({ overrides: { wasmBinary: (await wasmBinary).buffer } })
  const image = { data, width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as ImageData
  const [found] = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  return found
}

/** The text that ZXing reads; undefined if it finds none. */
export const readByZxing = async (picture: Picture): Promise<string | undefined> =>
  (await decode(picture))?.text

/** How much damage the code survives: L, M, Q or H; undefined if ZXing finds none. */
export const errorCorrectionOf = async (picture: Picture): Promise<string | undefined> =>
  (await decode(picture))?.ecLevel
