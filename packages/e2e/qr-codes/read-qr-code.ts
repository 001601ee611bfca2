// Reads a QR code as a phone does: from the pixels on the screen, by an independent decoder.
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** The text of the QR code that `page` shows. Throws where no decoder finds one. */
export async function readQrCode(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await page.screenshot())
  const found = jsQR.default(new Uint8ClampedArray(data), width, height)
  if (!found) throw new Error('There is no QR code on the screen.')
  return found.data
}
