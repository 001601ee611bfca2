// The two builds of the guest's page: the browser's script and style, and (with --ssr) the server's renderer.
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-address'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), react()],
  base: GUEST_FILES_PATH,
  publicDir: false,
  build: isSsrBuild
    ? {
        ssr: 'guest/document/render.tsx',
        outDir: 'build/guest-server',
        copyPublicDir: false,
        emitAssets: false,
      }
    : {
        outDir: 'build/guest',
        manifest: true,
        // Fonts as data: URLs would need a hole in font-src. The garland is the largest thing that paints: it comes with
        // the style sheet, not a round trip later.
        assetsInlineLimit: (path) => path.endsWith('/garland.svg'),
        // The polyfill of <link rel="modulepreload"> would have nothing to do.
        modulePreload: false,
        rolldownOptions: {
          input: ['guest/prelude/wake.ts', 'guest/form/client.tsx'],
          // They share nothing, and the form's is run as a classic script, not as a module: decision 16.
          output: { postBanner: '(()=>{"use strict";', postFooter: '})()' },
        },
      },
  define: {
    // React's production half only: the renderer is the same whatever NODE_ENV the server has.
    'process.env.NODE_ENV': '"production"',
    // No guest has React's developer tools; what would speak to them weighs 240 bytes.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    // React shows the browser's loading indicator during transitions, through the Navigation API. The form has none; without
    // that code the script weighs 190 bytes less.
    navigation: 'undefined',
  },
  // Bundled, so that the server needs neither React nor a resolver for our sources.
  ssr: { noExternal: true },
}))
