// Builds what the server loads of this package besides the application: the guest's documents, the emails, and the drawings.
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  base: GUEST_FILES_PATH,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/for-server',
    minify: true,
    emitAssets: false,
    manifest: true,
    rolldownOptions: {
      input: {
        guest: 'guest/document/render.tsx',
        emails: 'emails/render-email.tsx',
        drawing: 'drawing/draw.ts',
      },
    },
  },
  // React's production code only: what is built does not depend on the server's NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundled, so that the server needs neither React nor a resolver for our sources. The canvas is a binary of its own for each platform.
  ssr: { noExternal: true, external: ['@napi-rs/canvas'] },
})
