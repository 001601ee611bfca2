// The formats of the print dialog, in its order.
import type { Paper } from '@lifafa/contract/posters/printed-posters'
import type { PosterFormat } from '../../../../../drawing/posters/paper.ts'

export type PrintFormat = Exclude<PosterFormat, 'picture'>

export const PRINT_FORMATS = ['a4', 'a5', 'tent', 'status'] as const satisfies PrintFormat[]

export const isPaper = (format: PrintFormat): format is Paper => format !== 'status'
