// Builds the emails: one module that the server imports, with the JSX and react-email inside.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: { outDir: 'build/emails', minify: true },
  // React's production code only: the module does not depend on the server's NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
})
