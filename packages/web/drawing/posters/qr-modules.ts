// The QR code of a box's address: page, poster and print have exactly the same; a screen's has larger modules.
import { QR_ERROR_CORRECTION } from '@lifafa/contract/limits'
import { encode } from 'uqr'
import * as colours from '../../palette.ts'

/** Rows of modules; true is dark. Without a margin. */
export type QrModules = boolean[][]

export const qrModules = (url: string, ecc: 'H' | 'M' = QR_ERROR_CORRECTION): QrModules =>
  encode(url, { ecc, border: 0 }).data

/** From the first module of each dark run of a row to the one after its last. */
export function darkRuns(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last?.[1] === x) last[1] = x + 1
    else if (isDark) runs.push([x, x + 1])
  })
  return runs
}

/** Scanners want a white background and dark modules; wine on white is 15:1. */
const INK = colours.wine
const PAPER = '#ffffff'
/** Modules of quiet zone, as the standard (ISO/IEC 18004) requires. */
const MARGIN = 4

/**
 * The address of a picture, to be shown by `img`: it keeps its colours where the browser changes those of pages, by forced colours or
 * the dark modes of extensions.
 */
export function qrPicture(modules: QrModules): string {
  const side = modules.length + 2 * MARGIN
  const dark = modules.flatMap((row, y) =>
    darkRuns(row).map(([from, to]) => `M${from + MARGIN} ${y + MARGIN}h${to - from}v1H${from + MARGIN}z`),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="${PAPER}" d="M0 0h${side}v${side}H0z"/><path fill="${INK}" d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
