// Writes the short address after its words, as large as fits: letter by letter, since a ligature of two could be mistyped.
import { FACES } from '../../../../motifs/canvas/lettering.ts'
import type { Pen } from '../../../../motifs/canvas/pen.ts'
import { CENTRE } from '../centre.ts'

interface AddressStyle {
  y: number
  size: number
  colour: string
  maxWidth: number
}

/** Spaced letters form no ligatures. The words are not spaced: that would part the headline of Devanagari. */
const SPACING = 0.02

export function writeShortAddress(
  pen: Pen,
  { words, address }: { words: string; address: string },
  { y, size, colour, maxWidth }: AddressStyle,
): void {
  const use = (fontSize: number, spacing: number) => {
    pen.font = FACES.text(fontSize)
    pen.letterSpacing = `${spacing * fontSize}px`
  }
  const lead = `${words} `
  const widths = (fontSize: number) => {
    use(fontSize, 0)
    const ofLead = pen.measureText(lead).width
    use(fontSize, SPACING)
    return { ofLead, whole: ofLead + pen.measureText(address).width }
  }
  const fitted = size * Math.min(1, maxWidth / widths(size).whole)
  const { ofLead, whole } = widths(fitted)
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colour
  pen.fillText(address, CENTRE - whole / 2 + ofLead, y)
  use(fitted, 0)
  pen.fillText(lead, CENTRE - whole / 2, y)
}
