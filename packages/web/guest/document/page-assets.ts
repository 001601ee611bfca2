// Reads the hashed addresses of the guest page's scripts, style and first fonts from the client build's manifest.
import { readFileSync } from 'node:fs'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'

interface ManifestEntry {
  file: string
  css?: string[]
}

/** The files that the document's head links to. */
export interface PageAssets {
  /** The script that runs when the document has been parsed. */
  prelude: string
  /** The form's script, which the first one runs once the page has been painted. */
  form: string
  styles: string[]
  /** The fonts of the first paint in each language: preloaded beside the style sheet, not after it. */
  fonts: Record<GuestLanguage, string[]>
}

const firstFonts = ['tiro-400', 'mukta-400', 'mukta-600']

/** Reads the manifest of the client build, which lies beside the server build; throws where there is none. */
export function readPageAssets(): PageAssets {
  const path = new URL('../guest/.vite/manifest.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>
  const find = (matches: (source: string) => boolean): ManifestEntry => {
    const source = Object.keys(manifest).find(matches)
    const entry = source === undefined ? undefined : manifest[source]
    if (!entry) throw new Error('The guest page was built without an asset that its document needs.')
    return entry
  }
  const prelude = find((source) => source.endsWith('guest/prelude/load-form.ts'))
  const form = find((source) => source.endsWith('guest/form/client.tsx'))
  const url = (file: string) => `${GUEST_FILES_PATH}${file}`
  const fontsOf = (language: GuestLanguage) =>
    firstFonts.map((name) => url(find((source) => source.endsWith(`${name}-${language}.woff2`)).file))
  return {
    prelude: url(prelude.file),
    form: url(form.file),
    styles: (prelude.css ?? []).map(url),
    fonts: { en: fontsOf('en'), hi: fontsOf('hi') },
  }
}
