// Writes CSV (RFC 4180) that spreadsheets read as it was meant, and decodes what they save. Loaded on demand with its library.
import Papa from 'papaparse'

/** `501.00`: two decimals, no sign and no grouping. `paise` is not negative. */
export const csvRupees = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`

/** A byte-order mark: without it Excel reads UTF-8 in the machine's code page and garbles Hindi. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Cells that a spreadsheet may compute (OWASP, CSV Injection): those that begin with one of these, full-width and
 * small forms included, also after characters that it skips. Papa's own list stops at the first line break of a cell, and
 * lets `=1+1` with a second line through.
 */
const FORMULA = /^[\t\r\n]|^[\s\p{C}]*[=＝﹦+＋﹢\-－﹣−@＠﹫]/u

/**
 * The file's text with a byte-order mark: a row of headings, then the rows of `data`. All cells are quoted, line breaks in them
 * stay, formulas follow an apostrophe.
 */
export const csvText = (fields: readonly string[], data: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    { fields: [...fields], data: data.map((row) => [...row]) },
    { quotes: true, newline: '\r\n', escapeFormulae: FORMULA },
  )

/** Spreadsheets save UTF-16, too, as “Unicode text”. Its letters have a zero byte before or behind them. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel’s plain CSV has the code page of Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
