// Builds the hosts' and administrators' application: React Router on Vite.
import { DESK_PATH } from '@lifafa/contract/desk-page'
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { viteTargets } from './tools/browser-floor.ts'
import { iconsOneByOne } from './tools/icons-one-by-one.ts'
import { olderCss } from './tools/older-css.ts'
import { plainOpacity } from './tools/plain-opacity.ts'
import { scriptGroups } from './tools/script-groups.ts'
import { listScripts } from './tools/script-list.ts'

/**
 * Sonner injects its style sheet as a <style> element, which our `style-src 'self'` refuses.
 * We import the same sheet as a file (app/ui/overlays/toast-region.tsx) and drop the injection.
 */
function sonnerWithoutInjectedStyle(): Plugin {
  return {
    name: 'lifafa:sonner-without-injected-style',
    enforce: 'pre',
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
      handler: (code) => code.replace(/^__insertCSS\(".*"\);?$/m, ''),
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    sonnerWithoutInjectedStyle(),
    iconsOneByOne(),
    tailwindcss(),
    plainOpacity(),
    reactRouter(),
    listScripts(),
  ],
  css: { postcss: { plugins: [olderCss({ layers: true })] } },
  // Small fonts as data: URLs would need an exception in font-src.
  build: { assetsInlineLimit: 0, target: viteTargets('hosts') },
  environments: {
    // By their content alone: ad blockers refuse files by names such as `share`.
    client: {
      build: {
        rolldownOptions: {
          // Paths and colours, which are constants of other files, are written where they are used.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: { groups: scriptGroups },
            chunkFileNames: 'assets/[hash].js',
            entryFileNames: 'assets/[hash].js',
          },
        },
      },
    },
    ssr: { build: { minify: true, rolldownOptions: { input: './app/render-app.ts' } } },
  },
  // The server loads what its pages use of a library, and React's production code: 40 MB less than the whole of each.
  ssr: { noExternal: command === 'build' ? true : ['sonner'] },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  optimizeDeps: { exclude: ['sonner'] },
  server: {
    port: 5173,
    // Paths that the server answers itself: API, guest's page and its files, development mail.
    proxy: Object.fromEntries(
      [
        '/api',
        '/contribute/',
        GUEST_FILES_PATH,
        DESK_PATH,
        '/link-pictures/',
        '/posters/',
        '/g/',
        '/dev/mail',
      ].map((path) => [path, 'http://localhost:3000']),
    ),
  },
}))
