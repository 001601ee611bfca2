// The stage on which the film is shot: a phone on wine, a line above it. Each picture lasts for a while.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { html } from './stage-page.ts'

const STAGE_PX = { width: 720, height: 900 }
const FADE_STEPS = 6
const FADE_STEP_MS = 50

export interface Frame {
  file: string
  ms: number
}

export interface Stage {
  readonly frames: Frame[]
  /** The words above the phone, from the next picture on. */
  caption(words: string): Promise<void>
  /** What `screen` shows now, or its picture shows, for so long; at once, or growing out of what was there. */
  show(screen: Page | Buffer, ms: number, how?: 'cut' | 'fade'): Promise<void>
  /** A phone's camera that finds the QR code of a poster. */
  scan(poster: string, ms: number): Promise<void>
}

const require = createRequire(new URL('../../web/package.json', import.meta.url))
const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

/** What `screen` shows now, for later: a page follows what happens by itself. */
export const pictureOf = (screen: Page): Promise<Buffer> => screen.screenshot({ animations: 'disabled' })

export async function openStage(browser: Browser, folder: string): Promise<Stage> {
  const font = require.resolve(
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
  )
  const page = await browser.newPage({ viewport: STAGE_PX })
  await page.setContent(html(dataUrl('font/woff2', await readFile(font))))
  const frames: Frame[] = []

  async function shoot(ms: number): Promise<void> {
    const file = `${String(frames.length).padStart(4, '0')}.png`
    await writeFile(join(folder, file), await page.screenshot())
    frames.push({ file, ms })
  }

  return {
    frames,
    async caption(words) {
      await page.locator('h1').evaluate((element, text) => {
        element.textContent = text
      }, words)
    },
    async show(screen, ms, how = 'cut') {
      const picture = dataUrl('image/png', Buffer.isBuffer(screen) ? screen : await pictureOf(screen))
      await page.evaluate(async (src) => {
        const [before, now] = ['before', 'now'].map((id) => document.getElementById(id) as HTMLImageElement)
        if (before && now) {
          before.src = now.src
          now.src = src
          await now.decode()
        }
        document.querySelector('.camera')?.setAttribute('hidden', '')
      }, picture)
      if (how === 'fade')
        for (let step = 1; step < FADE_STEPS; step++) {
          await page.locator('#now').evaluate((now, opacity) => {
            now.style.opacity = String(opacity)
          }, step / FADE_STEPS)
          await shoot(FADE_STEP_MS)
        }
      await page.locator('#now').evaluate((now) => {
        now.style.opacity = '1'
      })
      await shoot(ms)
    },
    async scan(poster, ms) {
      const picture = dataUrl('image/png', await readFile(poster))
      const steps = Math.round(ms / FADE_STEP_MS)
      for (let step = 0; step <= steps; step++) {
        await page.evaluate(
          async ({ src, at }) => {
            const find = (selector: string) => document.querySelector(selector) as HTMLElement
            find('.camera').removeAttribute('hidden')
            const poster = find('#poster') as HTMLImageElement
            poster.src = src
            await poster.decode()
            const ease = 1 - (1 - at) ** 3
            poster.style.transform = `rotate(${3 - 3 * ease}deg) scale(${1 + 0.12 * ease})`
            find('.finder').style.cssText += `;width:${330 - 110 * ease}px;height:${330 - 110 * ease}px`
            find('.address').style.opacity = at > 0.7 ? '1' : '0'
          },
          { src: picture, at: step / steps },
        )
        await shoot(FADE_STEP_MS)
      }
      await shoot(500)
    },
  }
}
