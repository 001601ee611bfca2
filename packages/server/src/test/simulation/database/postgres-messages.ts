// Encodes the few messages of PostgreSQL's protocol that run a prepared statement, without extra copies.
// https://www.postgresql.org/docs/current/protocol-message-formats.html
import { messages, protocol } from '@electric-sql/pglite'

export type Answer = {
  /** Called when a statement is described. */
  columns: { name: string; dataTypeID: number }[]
  rows: (string | null)[][]
  affected: number
}

/** Reused for each statement: the database has read it when it answers. */
const outgoing = Buffer.alloc(1024 * 1024)
const INT16 = 2
const INT32 = 4
const EXECUTE_ALL = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0])
const SYNC = Buffer.from([0x53, 0, 0, 0, 4])

/** Bind, execute, sync. */
export function runMessage(statement: string, parameters: readonly unknown[]): Uint8Array {
  outgoing[0] = 0x42
  let at = 1 + INT32
  outgoing[at++] = 0
  at += outgoing.write(statement, at)
  outgoing[at++] = 0
  at = outgoing.writeInt16BE(0, at)
  at = outgoing.writeInt16BE(parameters.length, at)
  for (const parameter of parameters) {
    const text = toText(parameter)
    const length = text === null ? -1 : outgoing.write(text, at + INT32)
    outgoing.writeInt32BE(length, at)
    at += INT32 + Math.max(0, length)
  }
  at = outgoing.writeInt16BE(0, at)
  outgoing.writeInt32BE(at - 1, 1)
  at += EXECUTE_ALL.copy(outgoing, at)
  at += SYNC.copy(outgoing, at)
  return outgoing.subarray(0, at)
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(toText(item))).join(',')}}`
  return value instanceof Date ? value.toISOString() : String(value)
}

const ROW = 0x44
const COMPLETE = 0x43
const DESCRIPTION = 0x54
const ERROR = 0x45

/** Throws the error of an error message. */
export function readAnswer(incoming: Buffer): Answer {
  const answer: Answer = { columns: [], rows: [], affected: 0 }
  for (let at = 0; at < incoming.length; ) {
    const kind = incoming[at]
    const end = at + 1 + incoming.readInt32BE(at + 1)
    if (kind === ROW) answer.rows.push(readRow(incoming, at + 1 + INT32))
    else if (kind === COMPLETE) {
      const tag = incoming.toString('latin1', at + 1 + INT32, end - 1)
      answer.affected = Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0
    } else if (kind === DESCRIPTION || kind === ERROR)
      new protocol.Parser().parse(incoming.subarray(at, end), (message) => {
        if (message instanceof messages.RowDescriptionMessage) answer.columns = message.fields
        else throw message
      })
    at = end
  }
  return answer
}

function readRow(incoming: Buffer, start: number): (string | null)[] {
  const count = incoming.readInt16BE(start)
  const fields: (string | null)[] = []
  for (let at = start + INT16; fields.length < count; ) {
    const length = incoming.readInt32BE(at)
    at += INT32
    fields.push(length < 0 ? null : incoming.toString('utf8', at, at + length))
    at += Math.max(0, length)
  }
  return fields
}
