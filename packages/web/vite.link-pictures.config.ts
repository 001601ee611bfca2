// Builds the link pictures, and with other folders printed posters and statements: one module each, which the server loads in a separate
// process.
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: { outDir: 'build/link-pictures' },
  // The canvas library has a native binary for each platform, which cannot be bundled.
  ssr: { noExternal: true, external: ['@napi-rs/canvas'] },
})
