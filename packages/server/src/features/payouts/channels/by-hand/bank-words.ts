// Reads the cells of a bank's file: words about what became of a payment, and references that a spreadsheet has changed.

/** `unclear`: an administrator reads it; nothing is concluded from it. */
export type SaidStatus = 'paid' | 'failed' | 'pending' | 'unclear'

const SUCCESS = '(paid|success(ful(ly)?)?|completed?|processed|credited|settled|executed|done)'
/** The whole status: one more word may take it back, and lists of such words are never complete. */
const PAID = new RegExp(
  `^((the )?(transaction|txn|payment|transfer) (is )?)?${SUCCESS}( (${SUCCESS}|to beneficiary( (account|a c))?|(on )?\\d\\d? \\d\\d? \\d{4}|00))*$`,
)
const SAYS_PAID = new RegExp(`(?<!\\bnot )\\b${SUCCESS}\\b`)
const FAILED =
  /\b(fail(ed|ure)?|reject(ed|ion)?|return(ed)?|revers(ed|al)|refunded|cancel(l?ed)?|declined|bounced|unsuccessful|invalid|error|expired|closed|frozen|blocked|dormant|insufficient|denied|refused|mismatch(ed)?)\b/
const PENDING =
  /\b(pending|processing|in (process|progress|transit)|under process(ing)?|queued?|scheduled|await(s|ing)?|initiated|accepted|submitted|hold|deemed)\b/
/** Words that take the others back: `Not pending`, `Partially returned`. */
const TWISTS = /\b(not|no|un|part(ial(ly)?)?|but|if)\b/

/** Words of two kinds in one status, as `Success - Returned`, are unclear. */
export function readStatus(cell: string): SaidStatus {
  const words = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}.,;:|/()_]+/gu, ' ')
    .trim()
  if (PAID.test(words)) return 'paid'
  const [hasFailed, isPending] = [FAILED.test(words), PENDING.test(words)]
  if (SAYS_PAID.test(words) || hasFailed === isPending) return 'unclear'
  // `Failed - not credited` says it at once; `No error` does not.
  if (TWISTS.test(words) && words.search(FAILED) !== 0) return 'unclear'
  return hasFailed ? 'failed' : 'pending'
}

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const SPOILT = [
  // A long number, shown short: `6.12346E+11`.
  /^\d(\.\d+)?e\+\d+$/,
  // Spreadsheets keep fifteen digits, and write zeros for the others.
  /^\d{15}0+$/,
  new RegExp(`^(\\d{1,4}-${MONTH}(-\\d{2,4})?|${MONTH}-\\d{1,4})$`),
  /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/,
  // A column that was too narrow, or a formula.
  /^#/,
]

/** True of a reference that a spreadsheet has made a number or a date, so that the bank's is lost. */
export const isSpoilt = (cell: string): boolean =>
  SPOILT.some((pattern) => pattern.test(cell.trim().toLowerCase()))
