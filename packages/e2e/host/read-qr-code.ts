// Reads a QR code as a phone does: from the pixels on the screen, by a decoder that knows nothing of us.
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** What stands in the QR code that `page` shows. Throws where no decoder would find one. */
export async function readQrCode(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await page.screenshot())
  const found = jsQR.default(new Uint8ClampedArray(data), width, height)
  if (!found) throw new Error('There is no QR code on the screen.')
  return found.data
}
