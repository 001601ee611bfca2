// Builds the scripts and the style of the guest's page (vite.server.config.ts builds its documents).
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteTargets } from './tools/browser-floor.ts'
import { olderCss } from './tools/older-css.ts'
import { plainOpacity } from './tools/plain-opacity.ts'
import { unusedReact } from './tools/unused-react.ts'

export default defineConfig({
  plugins: [tailwindcss(), plainOpacity(), unusedReact(), react()],
  css: { postcss: { plugins: [olderCss({ layers: false })] } },
  base: GUEST_FILES_PATH,
  publicDir: false,
  build: {
    target: viteTargets('guests'),
    outDir: 'build/guest',
    manifest: true,
    // Fonts as data: URLs would need an exception in font-src. The garland is part of the first paint: inlined in the
    // style sheet it needs no second request.
    assetsInlineLimit: (path) => path.endsWith('/garland.svg'),
    // Nothing needs the polyfill of <link rel="modulepreload">.
    modulePreload: false,
    rolldownOptions: {
      // Paths and colours, which are constants of other files, are written where they are used: 80 bytes less.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: [
        ...['guest/loader/load-form.ts', 'guest/form/client.tsx', 'guest/receipt/receipt-actions.ts'],
        ...GUEST_LANGUAGES.map((language) =>
          language === 'en' ? 'guest/styles/en.css' : `app/styles/build/${language}.css`,
        ),
      ],
      // The two scripts share no module, and the form's runs as a classic script, not as a module: decision 16.
      output: { postBanner: '(()=>{"use strict";', postFooter: '})()' },
    },
  },
  define: {
    'process.env.NODE_ENV': '"production"',
    // No guest has React's developer tools: without their hook the script is 240 bytes smaller.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    // React shows the browser's loading indicator during transitions, through the Navigation API. The form has none; without
    // that code the script is 190 bytes smaller.
    navigation: 'undefined',
  },
})
