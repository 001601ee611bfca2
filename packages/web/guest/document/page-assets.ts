// Reads from the client build what the guest's documents contain: the small scripts, and the addresses of all other files.
import { readFileSync } from 'node:fs'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
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
  /** The page of an open box contains its text, so that the first paint waits for no second request; the small pages link to it. */
  style: { text: string; href: string }
  /** The fonts of the first paint in each language: preloaded. */
  fonts: Record<GuestLanguage, string[]>
}

const firstFonts = ['tiro-400', 'mukta-400', 'mukta-600']

const url = (file: string) => `${GUEST_FILES_PATH}${file}`

/** Finds an entry of the client build's manifest, which lies beside the server build; throws where there is none. */
function readManifest(): (matches: (source: string) => boolean) => ManifestEntry {
  const path = new URL('../guest/.vite/manifest.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>
  return (matches) => {
    const source = Object.keys(manifest).find(matches)
    const entry = source === undefined ? undefined : manifest[source]
    if (!entry) throw new Error('The guest page was built without an asset that its document needs.')
    return entry
  }
}

const find = readManifest()

const textOf = (file: string): string =>
  readFileSync(new URL(`../guest/${file}`, import.meta.url), 'utf8').trim()

export function readPageAssets(): PageAssets {
  const loader = find((source) => source.endsWith('guest/loader/load-form.ts'))
  const form = find((source) => source.endsWith('guest/form/client.tsx'))
  const [style = ''] = loader.css ?? []
  const fontsOf = (language: GuestLanguage) =>
    firstFonts.map((name) => url(find((source) => source.endsWith(`${name}-${language}.woff2`)).file))
  return {
    loader: textOf(loader.file),
    form: url(form.file),
    style: { text: textOf(style), href: url(style) },
    fonts: { en: fontsOf('en'), hi: fontsOf('hi') },
  }
}

/** The addresses that the document of a receipt links to: its style, and the script that shares it. */
export function readReceiptAssets(): { script: string; styles: string[] } {
  const entry = find((source) => source.endsWith('guest/receipt/receipt-actions.ts'))
  return { script: textOf(entry.file), styles: (entry.css ?? []).map(url) }
}
