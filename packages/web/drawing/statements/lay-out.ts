// Lays out a statement or a gift book on pages: each table's head is repeated, and no row is parted between two pages.
import { formatDayAndTime } from '@lifafa/contract/dates'
import type { HostLanguage } from '@lifafa/contract/languages'
import { formatPaise, signedPaise } from '@lifafa/contract/money'
import { wrapText } from '../art/wrap-text.ts'
import type { Weight } from '../fonts.ts'
import type { Cell, Column, Contents, PaperName, Section } from './contents.ts'

type Paper = { width: number; height: number; margin: number; scale: number }

/** In points. `scale`: of the letters. */
export const PAGES: Record<PaperName, Paper> = {
  'a4-across': { width: 842, height: 595, margin: 40, scale: 1 },
  a4: { width: 595, height: 842, margin: 40, scale: 1.2 },
  a5: { width: 420, height: 595, margin: 28, scale: 1.05 },
}

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
/** `printable`: the text in one line, without characters that the typefaces lack. */
export type Ruler = {
  widthOf: (text: string, style: Style) => number
  printable: (text: string) => string
}

const TITLE: Style = { weight: 'strong', size: 19, colour: 'ink' }
const UNDER_TITLE: Style = { weight: 'plain', size: 9.5, colour: 'muted' }
const HEADING: Style = { weight: 'strong', size: 12.5, colour: 'ink' }
const PART: Style = { weight: 'strong', size: 9.5, colour: 'ink' }
const HEAD: Style = { weight: 'strong', size: 8, colour: 'muted' }
const ROW: Style = { weight: 'plain', size: 8.5, colour: 'ink' }
const UNDER: Style = { weight: 'plain', size: 7, colour: 'muted' }
const TOTAL: Style = { weight: 'strong', size: 8.5, colour: 'ink' }
const PAGE_SUM: Style = { weight: 'strong', size: 8, colour: 'ink' }
/** Lines that the sums of a page have above its foot. */
const SUM_LINES = 4

/** A line of a page, `height` points high; its texts from its own top. */
type Line = { texts: Text[]; height: number; ruleWidth?: number }
/** Lines that stay together. If they begin a page, `repeated` stands above them. `paise`: for the sum of the page. */
type Row = { lines: Line[]; repeated?: Line; paise?: number; startsPage?: boolean }

export function layOut(contents: Contents, ruler: Ruler): Page[] {
  const paper = PAGES[contents.paper]
  const lines = linesOn(paper, ruler, contents.language)
  return paginate(rowsOf(contents, lines), paper, contents.pageSum, lines)
}

type Lines = ReturnType<typeof linesOn>

/** The first row of a table keeps the table's name and head; the others have the head repeated. */
function rowsOf({ title, lines, sections }: Contents, { across, table }: Lines): Row[] {
  const tableRows = ({ title: name, columns, rows, totals, ...section }: Section): Row[] => {
    const head = table(
      columns,
      columns.map((column) => ({ text: column.title })),
      HEAD,
    )
    const body = [
      ...rows.map((cells) => table(columns, cells, ROW, section.rowHeight)),
      ...totals.map((cells) => table(columns, cells, TOTAL)),
    ]
    return body.map((line, index): Row => {
      const paise = section.paise?.[index]
      const summed = paise !== undefined && { paise }
      if (index > 0) return { lines: [line], repeated: head, ...summed }
      const part = section.part === undefined ? [] : [across(section.part, PART, 8)]
      return section.continues
        ? { lines: [...part, line], repeated: head, ...summed }
        : {
            lines: [across(name, HEADING, 14), head, ...part, line],
            startsPage: section.startsPage === true,
            ...summed,
          }
    })
  }
  return [
    { lines: [across(title, TITLE), ...lines.map((line) => across(line, UNDER_TITLE))] },
    ...sections.flatMap(tableRows),
  ]
}

function paginate(rows: Row[], paper: Paper, pageSum: Contents['pageSum'], { across }: Lines): Page[] {
  const pages: Page[] = []
  const sumHeight = pageSum ? SUM_LINES * PAGE_SUM.size * paper.scale * LEADING : 0
  // The foot of the page stands in the lower margin.
  const bottom = paper.height - paper.margin - sumHeight
  let top = bottom
  let onPage: number | undefined
  let soFar = 0
  function place({ texts, height, ruleWidth }: Line): void {
    const page = pages.at(-1)
    for (const text of texts) page?.texts.push({ ...text, y: text.y + top })
    if (ruleWidth !== undefined) page?.rules.push({ y: top, width: ruleWidth })
    top += height
  }
  function endPage(): void {
    if (pageSum && onPage !== undefined) {
      top = bottom + 6
      for (const [index, line] of pageSum(onPage, soFar).entries()) {
        const placed = across(line, PAGE_SUM)
        place(index === 0 ? { ...placed, ruleWidth: paper.width - 2 * paper.margin } : placed)
      }
    }
    onPage = undefined
  }
  for (const { lines, repeated, paise, startsPage = false } of rows) {
    if (startsPage || top + lines.reduce((sum, { height }) => sum + height, 0) > bottom) {
      endPage()
      pages.push({ texts: [], rules: [] })
      top = paper.margin
      if (repeated) place(repeated)
    }
    lines.forEach(place)
    if (paise === undefined) continue
    onPage = (onPage ?? 0) + paise
    soFar += paise
  }
  endPage()
  return pages
}

const written = (cell: Cell, language: HostLanguage): string => {
  if ('text' in cell) return cell.text
  if ('at' in cell) return formatDayAndTime(cell.at, language)
  if ('number' in cell) return String(cell.number)
  return cell.paise < 0 ? signedPaise(cell.paise) : formatPaise(cell.paise)
}

/** Builds lines for pages of this size. */
function linesOn(paper: Paper, { widthOf, printable }: Ruler, language: HostLanguage) {
  const scaled = (style: Style): Style => ({ ...style, size: style.size * paper.scale })
  const room = paper.width - 2 * paper.margin

  /** Widens the widest column to the width of the page, so that the amounts of all tables stand under each other. */
  function acrossThePage(columns: readonly Column[]): readonly Column[] {
    const left = columns.reduce((rest, { width }) => rest - width, room)
    const widest = Math.max(...columns.map(({ width }) => width))
    const widestAt = columns.findIndex(({ width }) => width === widest)
    return columns.map((column, index) => (index === widestAt ? { ...column, width: widest + left } : column))
  }

  type Box = { text: string; under?: string | undefined; width: number; style: Style; isRight?: boolean }

  /** `before`: space above the texts. */
  function lineOf(boxes: readonly Box[], before: number): Line {
    const texts: Text[] = []
    let left = paper.margin
    let height = 0
    for (const { text, under = '', width, style, isRight = false } of boxes) {
      const parts = [
        ...wrapped(printable(text), width - GAP, style),
        ...(under === '' ? [] : wrapped(printable(under), width - GAP, UNDER)),
      ]
      let y = before
      for (const { part, style: small } of parts) {
        const { size, ...rest } = scaled(small)
        texts.push({
          ...{ ...rest, size, text: part, y: y + size * 1.1 },
          ...(isRight ? { x: left + width, align: 'right' } : { x: left, align: 'left' }),
        })
        y += size * LEADING
      }
      height = Math.max(height, y)
      left += width
    }
    return { texts: texts.filter(({ text }) => text !== ''), height }
  }

  function wrapped(text: string, width: number, style: Style): { part: string; style: Style }[] {
    const widthIn = (part: string) => widthOf(part, scaled(style))
    const parts = text === '' || widthIn(text) <= width ? [text] : wrapText(text, width, widthIn)
    return parts.map((part) => ({ part, style }))
  }

  return {
    across: (text: string, style: Style, before = 0): Line =>
      lineOf([{ text, width: room + GAP, style }], before),
    /** `least`: the height of a row that is filled in by hand. */
    table(narrow: readonly Column[], cells: readonly Cell[], style: Style, least = 0): Line {
      const columns = acrossThePage(narrow)
      const boxes = columns.map(({ width, isAmount = false }, index): Box => {
        const cell = cells[index] ?? { text: '' }
        return {
          ...{ text: written(cell, language), width, style, isRight: isAmount },
          under: 'text' in cell ? cell.under : undefined,
        }
      })
      const { texts, height } = lineOf(boxes, style === HEAD ? 4 : 2.5)
      const line = { texts, height: Math.max(height, least) }
      return style === HEAD ? line : { ...line, ruleWidth: room }
    },
  }
}
