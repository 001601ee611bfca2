// Whether a host has heard already that a bank did not take the money: a bank may be offline for days.
import type { Row } from '../../../db/tables.ts'

type Piece = Pick<Row<'payouts'>, 'piece' | 'state' | 'fault' | 'upi_id'>

const ENDED: readonly Piece['state'][] = ['failed', 'reversed', 'processed']

/** Of several failures of one bank in a row its host is told the first. `pieces`: all of the box, in their order. */
export function wasToldOfBank(piece: Piece, pieces: readonly Piece[]): boolean {
  const before = pieces.filter((one) => one.piece < piece.piece && ENDED.includes(one.state)).at(-1)
  return before?.fault === 'bank' && before.upi_id === piece.upi_id
}
