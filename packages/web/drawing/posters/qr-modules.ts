// The QR code of a box's address: page, poster and print have exactly the same.
import { QR_ERROR_CORRECTION } from '@lifafa/contract/limits'
import { encode } from 'uqr'

/** Rows of modules; true is dark. Without a margin. */
export type QrModules = boolean[][]

export const qrModules = (url: string): QrModules => encode(url, { ecc: QR_ERROR_CORRECTION, border: 0 }).data

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
