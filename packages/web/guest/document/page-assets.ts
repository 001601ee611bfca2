// Reads from the client build what the guest's documents contain: the small scripts, and the addresses of all other files.
import { readFileSync } from 'node:fs'
import { type GuestLanguage, ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'

interface ManifestEntry {
  file: string
  css?: string[]
}

/** The files that the document of an open box contains and links to. */
export interface PageAssets {
  /** The script inside the document: it cannot be lost on the way. */
  loader: string
  /** The address of the form's script, which the first one runs once the page has been painted. */
  form: string
  /** The page of an open box contains their text, so that the first paint waits for no second request; the small pages link to them. */
  styles: Record<GuestLanguage, { text: string; hrefs: string[] }>
  /** The fonts of the first paint in each language: preloaded. */
  fonts: Record<GuestLanguage, string[]>
}

const latinFonts = ['tiro-400-en', 'mukta-400-en', 'mukta-600-en']

const url = (file: string) => `${GUEST_FILES_PATH}${file}`

type Manifest = Record<string, ManifestEntry>

/** A client build's manifest lies beside the server build. */
const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../guest/.vite/${name}`, import.meta.url), 'utf8'))

const manifest = readManifest('manifest.json')

const findAll = (matches: (source: string) => boolean, within: Manifest = manifest): ManifestEntry[] =>
  Object.entries(within).flatMap(([source, entry]) => (matches(source) ? [entry] : []))

/** Throws where there is none. */
function find(matches: (source: string) => boolean, within?: Manifest): ManifestEntry {
  const [entry] = findAll(matches, within)
  if (!entry) throw new Error('The guest page was built without an asset that its document needs.')
  return entry
}

const textOf = (file: string): string =>
  readFileSync(new URL(`../guest/${file}`, import.meta.url), 'utf8').trim()

export function readPageAssets(): PageAssets {
  const loader = find((source) => source.endsWith('guest/loader/load-form.ts'))
  const form = find((source) => source.endsWith('guest/form/client.tsx'))
  const [style = ''] = loader.css ?? []
  const fontsOf = (language: GuestLanguage) => {
    const own = new RegExp(`/(${latinFonts.join('|')}|${language}-(text|heading)-\\d+)\\.woff2$`)
    return findAll((source) => own.test(source)).map(({ file }) => url(file))
  }
  const stylesOf = (language: GuestLanguage) => {
    const { file } = find((source) => source.endsWith(`/${language}.css`))
    return { text: textOf(style) + textOf(file), hrefs: [url(style), url(file)] }
  }
  return {
    loader: textOf(loader.file),
    form: url(form.file),
    styles: ofEachLanguage(stylesOf),
    fonts: ofEachLanguage(fontsOf),
  }
}

/** The addresses that the document of a receipt links to: its style, and the script that shares it. */
export function readReceiptAssets(): { script: string; styles: string[] } {
  const entry = find((source) => source.endsWith('guest/receipt/receipt-actions.ts'))
  return { script: textOf(entry.file), styles: (entry.css ?? []).map(url) }
}

/** The addresses that the document of the screen in a hall links to. */
export function readHallAssets(): { script: string; styles: string[] } {
  const entry = find((source) => source.endsWith('guest/hall/screen.ts'), readManifest('hall.json'))
  return { script: url(entry.file), styles: (entry.css ?? []).map(url) }
}
