// Draws an evidence letter as a PDF; the server runs it in a separate process.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { EvidenceLetter, EvidenceLetters } from '@lifafa/contract/web-build'
import { createCanvas, PDFDocument } from '@napi-rs/canvas'
import { faceOf, registerFaces, type Weight } from './faces.ts'
import { wrapText } from './wrap-text.ts'

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 60 }
const FOOT = { size: 9, baseline: PAGE.height - 34 }
const COLUMN = { facts: PAGE.margin + 150, right: PAGE.width - PAGE.margin }
const INK = '#2b1b17'
const MUTED = '#6d5a52'
const LINE = '#d9c9b8'

type Pen = ReturnType<PDFDocument['beginPage']>
type Text = { x: number; text: string; weight: Weight; size: number; colour: string }
/** A line of the letter, `height` points high: it is never parted between two pages. `before`: space, unless it begins a page. */
type Line = { texts: Text[]; height: number; before?: number; hasRule?: boolean }

registerFaces()

export const drawEvidenceLetter: EvidenceLetters['drawEvidenceLetter'] = (letter) => {
  const pages = paginate(linesOf(letter))
  const pdf = new PDFDocument({ title: letter.title, subject: letter.subject, author: PRODUCT_NAME })
  for (const [index, lines] of pages.entries()) {
    const pen = pdf.beginPage(PAGE.width, PAGE.height)
    drawPage(pen, lines)
    write(pen, FOOT.baseline, {
      x: PAGE.margin,
      text: `${letter.foot}, page ${index + 1} of ${pages.length}`,
      weight: 'plain',
      size: FOOT.size,
      colour: MUTED,
    })
    pdf.endPage()
  }
  return pdf.close()
}

function linesOf({ title, subject, facts, explanation }: EvidenceLetter): Line[] {
  return [
    ...block(title, { x: PAGE.margin, weight: 'strong', size: 20, colour: INK }),
    ...block(subject, { x: PAGE.margin, weight: 'plain', size: 11, colour: MUTED }),
    ...facts.flatMap(({ name, text }, index) => factLines(name, text, index === 0)),
    ...block(explanation.title, { x: PAGE.margin, weight: 'strong', size: 13, colour: INK }, 22),
    ...block(explanation.text, { x: PAGE.margin, weight: 'plain', size: 11.5, colour: INK }, 4),
  ]
}

function factLines(name: string, text: string, isFirst: boolean): Line[] {
  const [first, ...rest] = block(text, { x: COLUMN.facts, weight: 'strong', size: 11, colour: INK })
  if (!first) return []
  const label = { x: PAGE.margin, text: name, weight: 'plain', size: 11, colour: MUTED } as const
  return [{ ...first, texts: [label, ...first.texts], before: isFirst ? 20 : 5, hasRule: true }, ...rest]
}

const ruler = createCanvas(1, 1).getContext('2d')
const LEADING = 1.5

/** The lines of a text from `x` to the right margin; `before`: space above the first. */
function block(text: string, style: Omit<Text, 'text'>, before = 0): Line[] {
  const widthOf = (part: string) => {
    ruler.font = faceOf(style.weight, style.size)
    return ruler.measureText(part).width
  }
  return wrapText(text, COLUMN.right - style.x, widthOf).map((part, index) => ({
    texts: [{ ...style, text: part }],
    height: style.size * LEADING,
    ...(index === 0 && { before }),
  }))
}

function paginate(lines: readonly Line[]): Line[][] {
  const room = PAGE.height - 2 * PAGE.margin
  const pages: Line[][] = [[]]
  let used = 0
  for (const line of lines) {
    const height = (line.before ?? 0) + line.height
    if (used + height > room) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(line)
    used += height
  }
  return pages
}

function drawPage(pen: Pen, lines: readonly Line[]): void {
  // Hinting to whole pixels would break the headline from which Devanagari letters hang.
  pen.textRendering = 'geometricPrecision'
  let top = PAGE.margin
  for (const [index, { texts, height, before = 0, hasRule }] of lines.entries()) {
    if (index > 0) top += before
    if (hasRule) {
      pen.fillStyle = LINE
      pen.fillRect(PAGE.margin, top - 2, COLUMN.right - PAGE.margin, 0.5)
    }
    for (const text of texts) write(pen, top + height / LEADING, text)
    top += height
  }
}

function write(pen: Pen, baseline: number, { x, text, weight, size, colour }: Text): void {
  pen.font = faceOf(weight, size)
  pen.fillStyle = colour
  pen.fillText(text, x, baseline)
}
