// The formats of the print dialog, in its order.
import type { Paper } from '@lifafa/contract/posters/printed-posters'
import type { PosterFormat } from '../../../../../drawing/posters/paper.ts'

export type PrintFormat = Exclude<PosterFormat, 'picture'>

export const PRINT_FORMATS: readonly { value: PrintFormat; label: string; note: string }[] = [
  { value: 'a4', label: 'Poster, A4', note: 'For the entrance or the wall' },
  { value: 'a5', label: 'Poster, A5', note: 'For a small stand' },
  { value: 'tent', label: 'Table tent', note: 'A4, folded once to read from both sides' },
  { value: 'status', label: 'Status picture', note: '9:16, for WhatsApp and stories' },
]

export const isPaper = (format: PrintFormat): format is Paper => format !== 'status'
