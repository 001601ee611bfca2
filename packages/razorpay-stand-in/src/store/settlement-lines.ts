// Stores the lines of settlements: those that wait for their day, and those that are settled.
import type { SettlementLine } from '../entities/settlement-line.ts'
import type { Database } from './database.ts'

/** `dueAt` is the earliest settlement that may take it, in unix seconds. */
export type StoredLine = { id: number; dueAt: number; line: SettlementLine }

export type SettlementLines = {
  /** Throws for an entity that has a line already. */
  add(line: SettlementLine, dueAt: number): void
  /** Adds a line that a fault makes up: one that is there already, or of nothing that exists. */
  plant(line: SettlementLine, dueAt: number): void
  /** Writes the new state of a line. */
  save(stored: StoredLine): void
  /** When the unsettled ones are due, up to and with `until`: each moment once, oldest first. */
  dueMoments(until: number): number[]
  /** The unsettled ones that are due, oldest first. */
  unsettled(until: number): StoredLine[]
  ofSettlement(settlementId: string): StoredLine[]
  /** Settled from `from` to `to`, both included, oldest first. */
  settledBetween(period: { from: number; to: number; count: number; skip: number }): SettlementLine[]
}

const COLUMNS = 'id, due_at as "dueAt", body'

export function createSettlementLines(database: Database): SettlementLines {
  const insert = database.prepare('insert into settlement_lines (due_at, body, is_planted) values (?, ?, ?)')
  const update = database.prepare('update settlement_lines set due_at = ?, body = ? where id = ?')
  const moments = database.prepare(
    'select distinct due_at as "dueAt" from settlement_lines where settlement_id is null and due_at <= ? order by due_at',
  )
  const due = database.prepare(
    `select ${COLUMNS} from settlement_lines where settlement_id is null and due_at <= ? order by id`,
  )
  const ofOne = database.prepare(
    `select ${COLUMNS} from settlement_lines where settlement_id = ? order by id`,
  )
  const settled = database.prepare(
    `select ${COLUMNS} from settlement_lines where settled_at between ? and ? order by settled_at, id limit ? offset ?`,
  )
  const asStored = (row: Record<string, unknown>): StoredLine => ({
    id: Number(row.id),
    dueAt: Number(row.dueAt),
    line: JSON.parse(String(row.body)),
  })
  return {
    add(line, dueAt) {
      insert.run(dueAt, JSON.stringify(line), 0)
    },
    plant(line, dueAt) {
      insert.run(dueAt, JSON.stringify(line), 1)
    },
    save({ id, dueAt, line }) {
      update.run(dueAt, JSON.stringify(line), id)
    },
    dueMoments: (until) => moments.all(until).map((row) => Number(row.dueAt)),
    unsettled: (until) => due.all(until).map(asStored),
    ofSettlement: (settlementId) => ofOne.all(settlementId).map(asStored),
    settledBetween: ({ from, to, count, skip }) =>
      settled.all(from, to, count, skip).map((row) => asStored(row).line),
  }
}
