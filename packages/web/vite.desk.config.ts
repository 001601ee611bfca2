// Builds the desk: one page for all desks, its files, and the service worker that keeps them.
import { createHash } from 'node:crypto'
import { DESK_PATH, deskPath, LAST_DESK } from '@lifafa/contract/desk-page'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { viteTargets } from './tools/browser-floor.ts'
import { olderCss } from './tools/older-css.ts'
import { plainOpacity } from './tools/plain-opacity.ts'
import { unusedReact } from './tools/unused-react.ts'

/** Served from the root for all pages. */
const ICONS = ['/favicon.svg', '/icon-192.png']

/** Writes the list of all built files into the service worker. */
const listFiles = (): Plugin => ({
  name: 'lifafa:list-files',
  // After the page, which is one of the files.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const worker = bundle['worker.js']
    if (worker?.type !== 'chunk') throw new Error('The desk was built without its service worker.')
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
    const contents = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : file.source))
    const edition = createHash('sha256')
    for (const content of contents) edition.update(content)
    const kept = {
      edition: edition.digest('base64url').slice(0, 12),
      page: deskPath(LAST_DESK),
      files: [...files.map((file) => DESK_PATH + file), `${DESK_PATH}desk.webmanifest`, ...ICONS],
    }
    worker.code = worker.code.replace('KEPT', JSON.stringify(kept))
  },
})

export default defineConfig({
  root: 'desk',
  plugins: [tailwindcss(), plainOpacity(), unusedReact(), react(), listFiles()],
  css: { postcss: { plugins: [olderCss({ layers: true })] } },
  base: DESK_PATH,
  build: {
    target: viteTargets('hosts'),
    outDir: '../build/desk',
    emptyOutDir: true,
    // Small files as data: URLs would need exceptions in the policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: { desk: 'desk/index.html', worker: 'desk/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[hash].js'),
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  // As in vite.guest.config.ts: no developer tools, and no code for the browser's loading indicator.
  define: {
    'process.env.NODE_ENV': '"production"',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    navigation: 'undefined',
  },
})
