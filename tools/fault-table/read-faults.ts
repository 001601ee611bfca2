// Reads the table of faults in docs/faults.md: each fault, and the tests that show it.
import { cellsOf, entriesIn, idsOf } from '../spec-coverage/read-table.ts'

export interface Fault {
  /** In the document, from 1. */
  line: number
  number: number
  fault: string
  behaviour: string
  /** Ids of tests. */
  shownBy: string[]
  /** What is still to be shown, or why it cannot happen here. */
  sentences: string[]
}

const SENTENCE = /^(not yet|cannot happen here|decided otherwise): \S/
const IS_NUMBER = /^\d+$/

/** The rows that begin with a number, of all tables in `markdown`. */
export const readFaults = (markdown: string): Fault[] =>
  cellsOf(markdown)
    .filter(({ cells: [number = ''] }) => IS_NUMBER.test(number))
    .map(({ line, cells: [number, fault = '', behaviour = '', cell = ''] }) => {
      const entries = entriesIn(cell)
      return {
        line,
        number: Number(number),
        fault,
        behaviour,
        shownBy: entries.filter((entry) => !SENTENCE.test(entry)).flatMap(idsOf),
        sentences: entries.filter((entry) => SENTENCE.test(entry)),
      }
    })
