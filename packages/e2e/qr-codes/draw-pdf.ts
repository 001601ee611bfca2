// Draws the first page of a PDF as a viewer does, by pdf.js, and reads its text.
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Picture } from './degrade-image.ts'

const packages = createRequire(import.meta.url)
/** pdf.js and its worker, which runs in the page itself; the page must allow their code, as a blank one does. */
const SCRIPTS = ['pdfjs-dist/build/pdf.worker.min.mjs', 'pdfjs-dist/build/pdf.min.mjs']

export interface DrawnPage extends Picture {
  pages: number
  /** Millimetres. */
  sizeMm: [width: number, height: number]
  text: string
}

/** @param width pixels of the picture. */
export async function drawPdf(page: Page, pdf: Buffer, width: number): Promise<DrawnPage> {
  for (const script of SCRIPTS) await page.addScriptTag({ path: packages.resolve(script), type: 'module' })
  await page.waitForFunction(() => 'pdfjsLib' in globalThis && 'pdfjsWorker' in globalThis)
  const { pixels, ...rest } = await page.evaluate(
    async ({ source, width }) => {
      type Viewport = { width: number; height: number }
      type PdfPage = {
        getViewport(options: { scale: number }): Viewport
        getTextContent(): Promise<{ items: { str?: string }[] }>
        render(options: object): { promise: Promise<void> }
      }
      type PdfJs = {
        getDocument(options: object): {
          promise: Promise<{ numPages: number; getPage(index: number): Promise<PdfPage> }>
        }
      }
      const { getDocument } = Reflect.get(globalThis, 'pdfjsLib') as PdfJs
      const data = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const pdf = await getDocument({ data }).promise
      const first = await pdf.getPage(1)
      const points = first.getViewport({ scale: 1 })
      const viewport = first.getViewport({ scale: width / points.width })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      await first.render({ canvas, canvasContext: pen, viewport }).promise
      const { items } = await first.getTextContent()
      let binary = ''
      for (const value of pen.getImageData(0, 0, canvas.width, canvas.height).data)
        binary += String.fromCharCode(value)
      const toMm = (length: number) => Math.round((length * 25.4) / 72)
      return {
        pages: pdf.numPages,
        sizeMm: [toMm(points.width), toMm(points.height)] as [number, number],
        text: items.map(({ str }) => str ?? '').join(' '),
        width: canvas.width,
        height: canvas.height,
        pixels: btoa(binary),
      }
    },
    { source: pdf.toString('base64'), width },
  )
  return { ...rest, data: new Uint8ClampedArray(Buffer.from(pixels, 'base64')) }
}

/** The upper or the lower half of a picture. */
export function halfOf({ data, width, height }: Picture, half: 'upper' | 'lower'): Picture {
  const rows = Math.floor(height / 2)
  const bytes = rows * width * 4
  return { width, height: rows, data: half === 'upper' ? data.slice(0, bytes) : data.slice(-bytes) }
}
