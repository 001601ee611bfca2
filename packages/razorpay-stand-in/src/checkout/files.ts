// Serves the checkout script and the dialog from disk.
import { readFileSync } from 'node:fs'

const CONTENT_TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
}

/** URL paths below `/v1`, and the files behind them. */
const FILES_BY_PATH = {
  '/checkout.js': 'checkout.js',
  '/checkout/frame.html': 'frame.html',
  '/checkout/frame.css': 'frame.css',
  '/checkout/frame.js': 'frame.js',
  '/checkout/payment-block.js': 'payment-block.js',
  '/checkout/focus-trap.js': 'focus-trap.js',
  '/checkout/stand-in-api.js': 'stand-in-api.js',
}

export type CheckoutFile = { path: string; type: string; content: Buffer }

export const CHECKOUT_FILES: CheckoutFile[] = Object.entries(FILES_BY_PATH).map(([path, name]) => ({
  path,
  type: CONTENT_TYPES[name.split('.').at(-1) as keyof typeof CONTENT_TYPES],
  content: readFileSync(new URL(`./browser/${name}`, import.meta.url)),
}))
