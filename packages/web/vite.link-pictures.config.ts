// The build of the pictures of links: one module that the server loads in a process of its own, with the artwork inside.
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: { outDir: 'build/link-pictures' },
  // The canvas has a binary for each platform, which no bundle holds.
  ssr: { noExternal: true, external: ['@napi-rs/canvas'] },
})
