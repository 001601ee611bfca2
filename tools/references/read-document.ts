// Reads the referenceable parts of a Markdown document: numbered sections, anchors, headings, and rows of the table of faults.
const HEADING = /^#{1,6} +(.+?)\s*$/
const NUMBERED = /^(\d+(?:\.\d+)*)\.? /
const FAULT_ROW = /^\| (\d+) \|/

export type Document = {
  headings: Set<string>
  /** `7`, `7.1`; `0.9` is the ninth point of a numbered list in section 0. */
  sections: Set<string>
  /** As GitHub makes them of headings. */
  anchors: Set<string>
  /** The numbers in the first column of its tables. */
  rows: Set<string>
}

/** The anchor of a heading: its letters and digits in lower case, with hyphens for blanks. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')

function addAnchor(anchors: Set<string>, heading: string): void {
  const anchor = anchorOf(heading)
  let free = anchor
  for (let times = 1; anchors.has(free); times++) free = `${anchor}-${times}`
  anchors.add(free)
}

export function readDocument(markdown: string): Document {
  const document: Document = { headings: new Set(), sections: new Set(), anchors: new Set(), rows: new Set() }
  let section = ''
  let isCode = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    if (isCode) continue
    const [, heading] = HEADING.exec(line) ?? []
    const [, number] = NUMBERED.exec(heading ?? line) ?? []
    const [, row] = FAULT_ROW.exec(line) ?? []
    if (heading) {
      document.headings.add(heading)
      addAnchor(document.anchors, heading)
      section = number ?? ''
      if (number) document.sections.add(number)
    } else if (number && section) document.sections.add(`${section}.${number}`)
    if (row) document.rows.add(row)
  }
  return document
}
