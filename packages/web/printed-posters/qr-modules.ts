// Makes the QR code of an address with the component that the box's page shows it with: it is exactly that code.
import { QR_ERROR_CORRECTION } from '@lifafa/contract/limits'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { QrModules } from '../app/features/event-boxes/poster/page-qr-code.ts'

/** A horizontal run of dark modules in the component's path: `M4 0h7v1H4z`, or `M4,0 h7v1H4z`. */
const RUN = /M(\d+)[ ,](\d+) ?h(\d+)v1H\d+z/g

/** @throws Error where the component has drawn something else. */
export function qrModules(url: string): QrModules {
  const svg = renderToStaticMarkup(
    createElement(QRCodeSVG, { value: url, level: QR_ERROR_CORRECTION, marginSize: 0 }),
  )
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const dark = [...svg.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''
  if (!side || dark.replace(RUN, '') !== '') throw new Error('The QR code was drawn in another way.')
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  for (const [, x, y, run] of dark.matchAll(RUN))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(run))
  return modules
}
