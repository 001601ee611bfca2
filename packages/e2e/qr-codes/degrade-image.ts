// Degrades a poster's image as printing and a guest's camera do, all at once.
import type { Page } from '@playwright/test'

export interface Picture {
  data: Uint8ClampedArray
  width: number
  height: number
}

const JPEG_QUALITY = 0.5
const SCALE = 0.4
const TURN_DEGREES = 15
const BLUR_PX = 0.6

/**
 * The PNG after JPEG compression, reduction, a turn and a mild blur, as RGBA. Done in the canvas of `page`, which should
 * be a blank one: it has a JPEG encoder and our server's pages forbid nothing to it.
 */
export async function degradeImage(page: Page, png: Buffer): Promise<Picture> {
  const { pixels, ...size } = await page.evaluate(
    async ({ source, quality, scale, degrees, blurPx }) => {
      const load = async (url: string) => {
        const image = new Image()
        image.src = url
        await image.decode()
        return image
      }
      const draw = (width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void) => {
        const canvas = document.createElement('canvas')
        canvas.width = width
        canvas.height = height
        const pen = canvas.getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.imageSmoothingQuality = 'high'
        paint(pen)
        return canvas
      }
      const poster = await load(source)
      const { naturalWidth, naturalHeight } = poster
      const copy = draw(naturalWidth, naturalHeight, (pen) => pen.drawImage(poster, 0, 0))
      const jpeg = await load(copy.toDataURL('image/jpeg', quality))

      const width = Math.round(naturalWidth * scale)
      const height = Math.round(naturalHeight * scale)
      const small = draw(width, height, (pen) => pen.drawImage(jpeg, 0, 0, width, height))

      const side = Math.ceil(Math.hypot(width, height))
      const turned = draw(side, side, (pen) => {
        pen.fillStyle = '#8a8078'
        pen.fillRect(0, 0, side, side)
        pen.filter = `blur(${blurPx}px)`
        pen.translate(side / 2, side / 2)
        pen.rotate((degrees * Math.PI) / 180)
        pen.drawImage(small, -width / 2, -height / 2)
      })
      const { data } = turned.getContext('2d')?.getImageData(0, 0, side, side) ?? { data: [] }
      let binary = ''
      for (const value of data) binary += String.fromCharCode(value)
      return { pixels: btoa(binary), width: side, height: side }
    },
    {
      source: `data:image/png;base64,${png.toString('base64')}`,
      quality: JPEG_QUALITY,
      scale: SCALE,
      degrees: TURN_DEGREES,
      blurPx: BLUR_PX,
    },
  )
  return { data: new Uint8ClampedArray(Buffer.from(pixels, 'base64')), ...size }
}
