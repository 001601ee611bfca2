// Loads the fonts of posters before anything is drawn, and again after a network failure.

import muktaDevanagari from '@fontsource/mukta/files/mukta-devanagari-500-normal.woff2?url'
import muktaLatin from '@fontsource/mukta/files/mukta-latin-500-normal.woff2?url'
import arabic from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2?url'
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2?url'
import odia from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2?url'
import gujarati from '@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-400-normal.woff2?url'
import malayalam from '@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-400-normal.woff2?url'
import tamil from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff2?url'
import bengali from '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2?url'
import tiroDevanagari from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url'
import tiroItalic from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-italic.woff2?url'
import tiroLatin from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2?url'
import tiroLatinExt from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-ext-400-normal.woff2?url'
import gurmukhi from '@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2?url'
import telugu from '@fontsource/tiro-telugu/files/tiro-telugu-telugu-400-normal.woff2?url'
import { FACES } from '../../../../drawing/art/lettering.ts'

const LATIN = 'U+0000-00FF, U+2000-200B, U+200E-206F'
const LATIN_EXT = 'U+0100-02FF, U+1E00-1EFF'
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+A830-A839, U+A8E0-A8FF'

const block = (range: string) => `U+${range}, U+200C-200D`

/**
 * Separate from the style sheet's fonts: one of those that failed once stays failed until the page is reloaded.
 * The files are the same, so a browser that has them fetches nothing.
 */
const SOURCES: { family: string; url: string; unicodeRange: string; weight?: string; style?: string }[] = [
  { family: 'Drawn Heading', url: tiroLatin, unicodeRange: LATIN },
  { family: 'Drawn Heading', url: tiroLatinExt, unicodeRange: LATIN_EXT },
  { family: 'Drawn Heading', url: tiroDevanagari, unicodeRange: DEVANAGARI },
  { family: 'Drawn Heading', url: bengali, unicodeRange: block('0980-09FF') },
  { family: 'Drawn Heading', url: gurmukhi, unicodeRange: block('0A00-0A7F') },
  { family: 'Drawn Heading', url: gujarati, unicodeRange: block('0A80-0AFF') },
  { family: 'Drawn Heading', url: odia, unicodeRange: block('0B00-0B7F') },
  { family: 'Drawn Heading', url: tamil, unicodeRange: block('0B80-0BFF') },
  { family: 'Drawn Heading', url: telugu, unicodeRange: block('0C00-0C7F') },
  { family: 'Drawn Heading', url: kannada, unicodeRange: block('0C80-0CFF') },
  { family: 'Drawn Heading', url: malayalam, unicodeRange: block('0D00-0D7F') },
  { family: 'Drawn Heading', url: arabic, unicodeRange: block('0600-06FF, U+0750-077F') },
  { family: 'Drawn Heading', url: tiroItalic, unicodeRange: LATIN, style: 'italic' },
  { family: 'Drawn Text', url: muktaLatin, unicodeRange: LATIN, weight: '500' },
  { family: 'Drawn Text', url: muktaDevanagari, unicodeRange: DEVANAGARI, weight: '500' },
]
/** The longest time that a poster waits for its fonts. */
const PATIENCE_MS = 10_000

const faces = new Map<string, FontFace>()

/** Loads the fonts for `text`. False where one could not be loaded: system fonts are used then. */
export async function loadPosterFonts(text: string): Promise<boolean> {
  for (const { family, url, ...descriptors } of SOURCES) {
    const known = faces.get(url)
    if (known && known.status !== 'error') continue
    if (known) document.fonts.delete(known)
    const face = new FontFace(family, `url(${url})`, descriptors)
    faces.set(url, face)
    document.fonts.add(face)
  }
  const loads = Promise.all(Object.values(FACES).map((font) => document.fonts.load(font(16), text)))
  const patience = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))
  return Promise.race([
    loads.then(
      () => true,
      () => false,
    ),
    patience,
  ])
}
