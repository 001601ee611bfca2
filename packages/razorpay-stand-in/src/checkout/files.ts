// Serves the checkout script and the dialog from disk.
import { readFileSync } from 'node:fs'

const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
}

/** URL paths below `/v1`, and the files behind them. */
const paths = {
  '/checkout.js': 'checkout.js',
  '/checkout/frame.html': 'frame.html',
  '/checkout/frame.css': 'frame.css',
  '/checkout/frame.js': 'frame.js',
  '/checkout/payment-block.js': 'payment-block.js',
  '/checkout/focus-trap.js': 'focus-trap.js',
  '/checkout/stand-in-api.js': 'stand-in-api.js',
}

export type CheckoutFile = { path: string; type: string; content: Buffer }

export const checkoutFiles: CheckoutFile[] = Object.entries(paths).map(([path, name]) => ({
  path,
  type: types[name.split('.').at(-1) as keyof typeof types],
  content: readFileSync(new URL(`./browser/${name}`, import.meta.url)),
}))
