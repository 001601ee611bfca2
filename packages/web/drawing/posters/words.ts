// Writes the words of a poster or of a face of a tent, in one language: each line at its place, in that language's colours.
import { formatDay } from '@lifafa/contract/dates'
import type { EventType } from '@lifafa/contract/event-type'
import { hostWords } from '@lifafa/contract/guest-page/host-words'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { POSTER_PX } from '@lifafa/contract/limits'
import * as colours from '../../palette.ts'
import { type LineStyle, writeLine } from '../art/lettering.ts'
import { signature } from '../art/mark.ts'
import * as paints from '../art/paints.ts'
import { at, fill, type Pen, ring, stroke } from '../art/pen.ts'
import { drawTitle } from '../art/title.ts'
import type { QrModules } from './qr-modules.ts'

export interface Poster {
  /** First names with ♥ between, or the event's name. */
  title: string
  /** `YYYY-MM-DD`. */
  day: string
  eventType: EventType
  code: QrModules
  /** The address to type, without its protocol: on all but the prescribed pictures. */
  shortAddress?: string
}

/** The horizontal centre of the poster, in pixels. */
export const CENTRE = POSTER_PX.width / 2

/** In the largest of each size, a name keeps 2 mm from the white card on A5. */
export const titleLayout = {
  middle: { x: CENTRE, y: POSTER_PX.titleTop },
  sizes: { oneLine: [72, 50], twoLines: [40, 30], threeLines: 27, largestCouple: 34, smallestUnparted: 18 },
  lineHeight: 1.12,
} as const

/** The fee below the steps: 7 pt on A5. */
export const feeStyle = (colour: string): LineStyle => ({ size: 13.6, colour, face: 'text' })

/** Gold on wine, and wine on ivory. */
const LOOKS = {
  wine: {
    greeting: { colour: colours.saffron, face: 'italic' },
    title: colours.cream,
    heart: colours.saffron,
    text: colours.cream,
    steps: {
      line: `${colours.gold}cc`,
      fill: colours.wineDeep,
      picture: colours.saffron,
      text: colours.cream,
    },
  },
  ivory: {
    greeting: { colour: colours.maroon },
    title: colours.wine,
    heart: colours.marigold,
    text: colours.maroon,
    steps: { line: paints.goldDark, fill: '#fff8ea', picture: colours.maroon, text: colours.wine },
  },
} as const

/** Centres and baselines, sizes and widths, in pixels; of two numbers, the first is the y and the second the size. */
interface Layout {
  x: number
  maxWidth?: number
  greeting: readonly [y: number, size: number, maxWidth?: number]
  title: { y: number; maxWidth: number }
  motto: readonly [y: number, size: number, step: number]
  steps: Pick<StepsLook, 'y' | 'radius' | 'size' | 'column'>
  /** The last lines, and their colours. */
  fee: number
  date: readonly [y: number, size: number, colour: string]
  signature: number
  foot: string
}

/** Returns the width of the greeting in pixels. Without a short address nothing is said of the fee. */
export function writeWords(
  pen: Pen,
  { title, day, eventType, shortAddress }: Poster,
  language: GuestLanguage,
  { x, maxWidth = 620, ...layout }: Layout,
): number {
  const words = hostWords[language].poster[eventType]
  const look = LOOKS[language === 'en' ? 'wine' : 'ivory']
  const [greetingY, greetingSize, greetingWidth = maxWidth] = layout.greeting
  const greeting = { ...look.greeting, size: greetingSize, maxWidth: greetingWidth }
  const width = writeLine(pen, words.greeting, [x, greetingY], greeting)
  drawTitle(pen, title, {
    ...titleLayout,
    middle: { x, y: layout.title.y },
    colour: look.title,
    heart: look.heart,
    maxWidth: layout.title.maxWidth,
  })
  const [mottoY, mottoSize, step] = layout.motto
  for (const [index, line] of words.motto.entries())
    writeLine(pen, line, [x, mottoY + index * step], { size: mottoSize, colour: look.text, maxWidth })
  drawSteps(pen, x, words.steps, { ...layout.steps, ...look.steps })
  if (shortAddress) writeLine(pen, words.fee, [x, layout.fee], feeStyle(layout.foot))
  const [dateY, dateSize, dateColour] = layout.date
  writeLine(pen, formatDay(day, language), [x, dateY], { size: dateSize, colour: dateColour, maxWidth })
  signature(pen, { x, y: layout.signature }, layout.foot)
  return width
}

/** Line paths in a box of 24 × 24. */
const PICTURES = [
  'M3.5 8V5.5a2 2 0 0 1 2-2H8M16 3.5h2.5a2 2 0 0 1 2 2V8M20.5 16v2.5a2 2 0 0 1-2 2H16M8 20.5H5.5a2 2 0 0 1-2-2V16M7.5 7.5h3.5v3.5H7.5zM13.5 7.5h3M16.5 10.5v1M7.5 13.5v3h3M13.5 13.5h3v3h-3z',
  'M4 20l1.1-4.4L16.4 4.300a1.7 1.7 0 0 1 2.400 0l.9.9a1.700 1.700 0 0 1 0 2.400L8.400 18.900zM14.200 6.500l3.300 3.300M13 20.200h7',
  'M7 5h10M7 9h10M7.500 5h3a4 4 0 0 1 0 8H7l7.500 6.500',
]

interface StepsLook {
  /** Pixels; centre of the pictures. */
  y: number
  radius: number
  line: string
  fill: string
  picture: string
  text: string
  size: number
  /** Distance between columns. */
  column: number
}

/** Around `centre`, the x of the picture in the middle; a caption for each of the three. */
function drawSteps(pen: Pen, centre: number, captions: readonly string[], look: StepsLook): void {
  const { y, radius, column, size } = look
  PICTURES.forEach((path, index) => {
    const x = centre + (index - 1) * column
    fill(pen, look.fill, () => pen.arc(x, y, radius, 0, 2 * Math.PI))
    ring(pen, { x, y }, radius, look.line, 1.3)
    const scale = (radius * 1.1) / 24
    const draw = () => {
      pen.lineCap = 'round'
      pen.lineJoin = 'round'
      stroke(pen, look.picture, 1.6, path)
    }
    at(pen, { x: x - 12 * scale, y: y - 12 * scale }, draw, { scale })
    const caption = { size, colour: look.text, face: 'text', maxWidth: column - 14 } as const
    writeLine(pen, captions[index] ?? '', [x, y + radius + size * 1.25], caption)
  })
  pen.save()
  pen.setLineDash([1.5, 6])
  pen.lineCap = 'round'
  for (const side of [-1, 0])
    stroke(pen, look.line, 1, () => {
      pen.moveTo(centre + side * column + radius + 14, y)
      pen.lineTo(centre + (side + 1) * column - radius - 14, y)
    })
  pen.restore()
}
