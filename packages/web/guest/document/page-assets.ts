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

export function readPageAssets(): PageAssets {
  const prelude = find((source) => source.endsWith('guest/prelude/load-form.ts'))
  const form = find((source) => source.endsWith('guest/form/client.tsx'))
  const fontsOf = (language: GuestLanguage) =>
    firstFonts.map((name) => url(find((source) => source.endsWith(`${name}-${language}.woff2`)).file))
  return {
    prelude: url(prelude.file),
    form: url(form.file),
    styles: (prelude.css ?? []).map(url),
    fonts: { en: fontsOf('en'), hi: fontsOf('hi') },
  }
}

/** What the document of a receipt links to: its style, and the script that shares it. */
export function readReceiptAssets(): { script: string; styles: string[] } {
  const { file, css = [] } = find((source) => source.endsWith('guest/receipt/receipt-actions.ts'))
  return { script: url(file), styles: css.map(url) }
}
