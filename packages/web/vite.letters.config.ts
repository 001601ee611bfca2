// The build of the letters: one module that the server imports, with the JSX and react-email inside.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: { outDir: 'build/letters' },
  // React's production half only: the module is the same whatever NODE_ENV the server has.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
})
