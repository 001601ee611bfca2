// Reads the cells of a bank's file: words about what became of a payment, and references that a spreadsheet has changed.

/** `unclear`: an administrator reads it; nothing is concluded from it. */
export type SaidStatus = 'paid' | 'failed' | 'pending' | 'unclear'

/** The beginning of a status, whatever follows: `Success - Credited to beneficiary`. */
const PAID =
  /^(the )?((transaction|txn|payment|transfer) )?(is )?(paid|success(ful(ly)?)?|complete(d)?|processed|credited|settled|executed|done)\b/
const FAILED =
  /\b(fail(ed|ure)?|reject(ed|ion)?|return(ed)?|revers(ed|al)|refunded|cancel(l?ed)?|declined|bounced|unsuccessful|invalid|error|expired|closed|frozen|blocked|dormant|insufficient|denied|refused|mismatch(ed)?)\b/
const PENDING =
  /\b(pending|processing|in (process|progress|transit)|under process(ing)?|queued?|scheduled|await(s|ing)?|initiated|accepted|submitted|hold|deemed)\b/
/** Words that take the others back: `Not processed`, `Credited back to remitter`, `Partially paid`. */
const TWISTS = /\b(not|no|un|back|part(ial(ly)?)?|remitter|sender|but|if)\b/

/** Words of two kinds in one status, as `Success - Returned`, are unclear. */
export function readStatus(cell: string): SaidStatus {
  const words = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const [isPaid, hasFailed, isPending] = [PAID.test(words), FAILED.test(words), PENDING.test(words)]
  // `Failed - not credited` says it at once; `No error` does not.
  if (TWISTS.test(words)) return words.search(FAILED) === 0 && !isPending ? 'failed' : 'unclear'
  if (isPaid) return hasFailed || isPending ? 'unclear' : 'paid'
  if (hasFailed) return isPending ? 'unclear' : 'failed'
  return isPending ? 'pending' : 'unclear'
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
  /^#+$|^#(name|value|ref|num|n\/a)[?!]?$/,
]

/** True of a reference that a spreadsheet has made a number or a date, so that the bank's is lost. */
export const isSpoilt = (cell: string): boolean =>
  SPOILT.some((pattern) => pattern.test(cell.trim().toLowerCase()))
