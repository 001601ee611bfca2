// Lays out a statement on pages: each table's head is repeated, and no row is parted between two pages.
import { formatPaise, signedPaise } from '@lifafa/contract/money'
import { wrapText } from '../art/wrap-text.ts'
import type { Weight } from '../fonts.ts'
import { type Cell, type Column, type Contents, type Section, textOf } from './contents.ts'

/** A4 across, in points. */
export const PAGE = { width: 842, height: 595, margin: 40 }
/** The foot of the page stands in the lower margin. */
const BOTTOM = PAGE.height - PAGE.margin
const LEADING = 1.45
const GAP = 10

export type Style = { weight: Weight; size: number; colour: 'ink' | 'muted' }
/** `y`: of the baseline. */
type Text = Style & { text: string; x: number; y: number; align: 'left' | 'right' }
export type Page = {
  texts: Text[]
  /** Lines across, from the left margin. */
  rules: { y: number; width: number }[]
}
export type WidthOf = (text: string, style: Style) => number

const TITLE: Style = { weight: 'strong', size: 19, colour: 'ink' }
const UNDER_TITLE: Style = { weight: 'plain', size: 9.5, colour: 'muted' }
const HEADING: Style = { weight: 'strong', size: 12.5, colour: 'ink' }
const HEAD: Style = { weight: 'strong', size: 8, colour: 'muted' }
const ROW: Style = { weight: 'plain', size: 8.5, colour: 'ink' }
const TOTAL: Style = { weight: 'strong', size: 8.5, colour: 'ink' }

/** A line of a page, `height` points high; its texts from its own top. */
type Line = { texts: Text[]; height: number; ruleWidth?: number }
/** Lines that stay together. Where they begin a page, `repeated` stands above them. */
type Row = { lines: Line[]; repeated?: Line }

export const layOut = (contents: Contents, widthOf: WidthOf): Page[] => paginate(rowsOf(contents, widthOf))

/** The first row of a table keeps the table's name and head; the others have the head repeated. */
function rowsOf({ title, lines, sections }: Contents, widthOf: WidthOf): Row[] {
  const across = (text: string, style: Style, before = 0): Line =>
    lineOf([{ text, width: PAGE.width - 2 * PAGE.margin, style }], widthOf, before)
  const tableRows = ({ title: name, columns: narrow, rows, totals }: Section): Row[] => {
    const columns = acrossThePage(narrow)
    const titles = columns.map((column) => ({ text: column.title }))
    const head = tableLine(columns, titles, HEAD, widthOf)
    const body = [
      ...rows.map((cells) => tableLine(columns, cells, ROW, widthOf)),
      ...totals.map((cells) => tableLine(columns, cells, TOTAL, widthOf)),
    ]
    return body.map((line, index) =>
      index === 0 ? { lines: [across(name, HEADING, 14), head, line] } : { lines: [line], repeated: head },
    )
  }
  return [
    { lines: [across(title, TITLE), ...lines.map((line) => across(line, UNDER_TITLE))] },
    ...sections.flatMap(tableRows),
  ]
}

function paginate(rows: Row[]): Page[] {
  const pages: Page[] = []
  let top = BOTTOM
  function place({ texts, height, ruleWidth }: Line): void {
    const page = pages.at(-1)
    for (const text of texts) page?.texts.push({ ...text, y: text.y + top })
    if (ruleWidth !== undefined) page?.rules.push({ y: top, width: ruleWidth })
    top += height
  }
  for (const { lines, repeated } of rows) {
    if (top + lines.reduce((sum, { height }) => sum + height, 0) > BOTTOM) {
      pages.push({ texts: [], rules: [] })
      top = PAGE.margin
      if (repeated) place(repeated)
    }
    lines.forEach(place)
  }
  return pages
}

/** Widens the widest column to the width of the page, so that the amounts of all tables stand under each other. */
function acrossThePage(columns: readonly Column[]): readonly Column[] {
  const room = columns.reduce((left, { width }) => left - width, PAGE.width - 2 * PAGE.margin)
  const widest = Math.max(...columns.map(({ width }) => width))
  const widestAt = columns.findIndex(({ width }) => width === widest)
  return columns.map((column, index) => (index === widestAt ? { ...column, width: widest + room } : column))
}

const written = (cell: Cell): string => {
  if ('text' in cell) return cell.text
  if ('at' in cell) return textOf(cell.at)
  return cell.paise < 0 ? signedPaise(cell.paise) : formatPaise(cell.paise)
}

function tableLine(columns: readonly Column[], cells: readonly Cell[], style: Style, widthOf: WidthOf): Line {
  const line = lineOf(
    columns.map(({ width, isAmount }, index) => {
      const cell = cells[index]
      return { text: cell ? written(cell) : '', width, style, isRight: isAmount }
    }),
    widthOf,
    style === HEAD ? 4 : 2.5,
  )
  const ruleWidth = columns.reduce((sum, { width }) => sum + width, 0)
  return style === HEAD ? line : { ...line, ruleWidth }
}

type Box = { text: string; width: number; style: Style; isRight?: boolean | undefined }

/** `before`: space above the texts. */
function lineOf(boxes: readonly Box[], widthOf: WidthOf, before: number): Line {
  const texts: Text[] = []
  let left = PAGE.margin
  let height = 0
  for (const { text, width, style, isRight = false } of boxes) {
    const room = width - GAP
    const parts =
      text === '' || widthOf(text, style) <= room
        ? [text]
        : wrapText(text, room, (part) => widthOf(part, style))
    const step = style.size * LEADING
    for (const [index, part] of parts.entries())
      texts.push({
        ...style,
        text: part,
        x: isRight ? left + width : left,
        y: before + step * index + style.size * 1.1,
        align: isRight ? 'right' : 'left',
      })
    height = Math.max(height, before + step * parts.length)
    left += width
  }
  return { texts: texts.filter(({ text }) => text !== ''), height }
}
