// Encodes the screenshots as the two films and the poster of the landing page. Needs ffmpeg.
import { execFileSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Frame } from './stage.ts'

const OUT = fileURLToPath(new URL('../../web/app/features/landing/film/', import.meta.url))
const FPS = '20'
/** Each of the two (issue of the landing page: at most 1 MB). */
const MAX_BYTES = 1_000_000

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })

/** Throws where ffmpeg is missing, or a film is heavier than it may be. */
export async function encode(folder: string, frames: Frame[]): Promise<void> {
  const list = join(folder, 'frames.txt')
  const last = frames.at(-1)
  // The demuxer reads the duration of the last picture only if that is named once more.
  const lines = frames.map(({ file, ms }) => `file '${file}'\nduration ${ms / 1000}`)
  writeFileSync(list, `${[...lines, `file '${last?.file}'`].join('\n')}\n`)
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-fps_mode', 'cfr', '-r', FPS]
  const plain = ['-pix_fmt', 'yuv420p', '-an']
  ffmpeg(
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '25',
    '-movflags',
    '+faststart',
    ...plain,
    `${OUT}film.mp4`,
  )
  ffmpeg(
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '37',
    '-row-mt',
    '1',
    ...plain,
    `${OUT}film.webm`,
  )
  ffmpeg('-i', join(folder, posterOf(frames)), '-quality', '82', `${OUT}film-poster.webp`)
  for (const film of ['film.mp4', 'film.webm', 'film-poster.webp']) {
    const { size } = statSync(`${OUT}${film}`)
    process.stdout.write(`${film}: ${size} bytes\n`)
    if (size > MAX_BYTES) throw new Error(`${film} is heavier than ${MAX_BYTES} bytes.`)
  }
}

/** The thanks: the picture that says most by itself, and the one that stands longest. */
const posterOf = (frames: Frame[]): string =>
  frames.reduce((best, frame) => (frame.ms > best.ms ? frame : best)).file
