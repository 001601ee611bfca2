// Reads the table of faults in docs/payments.md: what happens at each, and which tests show it.
import { type NamedTest, namedTest } from '../spec-coverage/named-tests.ts'
import { cellsOf, entriesIn } from '../spec-coverage/read-table.ts'

export interface Fault {
  /** In the document, from 1. */
  line: number
  number: number
  fault: string
  behaviour: string
  shownBy: NamedTest[]
  /** What is still to be shown, or why it cannot happen here. */
  sentences: string[]
}

const SENTENCE = /^(not yet|cannot happen here|decided otherwise): \S/
const IS_NUMBER = /^\d+$/

/** A file whose name is unique is named without its folders: `files` are all of them, from the root. */
const whole = (files: readonly string[], named: NamedTest): NamedTest => {
  const [found, second] = files.filter((file) => file === named.file || file.endsWith(`/${named.file}`))
  return { ...named, file: second === undefined ? (found ?? named.file) : named.file }
}

/** The rows that begin with a number, of all tables in `markdown`. */
export const readFaults = (markdown: string, files: readonly string[]): Fault[] =>
  cellsOf(markdown)
    .filter(({ cells: [number = ''] }) => IS_NUMBER.test(number))
    .map(({ line, cells: [number, fault = '', behaviour = '', cell = ''] }) => {
      const entries = entriesIn(cell).map((entry) => entry.trim())
      return {
        line,
        number: Number(number),
        fault,
        behaviour,
        shownBy: entries
          .filter((entry) => !SENTENCE.test(entry))
          .map((entry) => whole(files, namedTest(entry))),
        sentences: entries.filter((entry) => SENTENCE.test(entry)),
      }
    })
