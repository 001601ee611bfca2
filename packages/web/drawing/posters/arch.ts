// Draws the scalloped arch of a palace gate, with the wall around it.
import { type Pen, type Point, stroke } from '../art/pen.ts'
import { type PosterPaper, paperPath } from './paper.ts'
import { CENTRE } from './words.ts'

interface Arch {
  /** Half the width of its opening. */
  half: number
  /** The y at which the pillars end and the scallops begin. */
  spring: number
  apex: number
  foot: number
}

/** Scallops on each side of the pointed one at the top. */
const SCALLOPS = 5
/** The pointed one begins at this fraction of a right angle. */
const SHOULDER = 0.84

/** The path from the left foot over the apex to the right foot, `inset` pixels inside. */
function archPath(pen: Pen, { half, spring, apex, foot }: Arch, inset = 0): void {
  const width = half - inset
  const height = spring - apex - inset
  const pointAt = (share: number): Point => ({
    x: width * Math.cos((share * Math.PI) / 2),
    y: spring - height * 0.93 * Math.sin((share * Math.PI) / 2),
  })
  const right = Array.from({ length: SCALLOPS + 1 }, (_, index) => pointAt((index / SCALLOPS) * SHOULDER))
  const left = right.map(({ x, y }) => ({ x: CENTRE - x, y }))
  const rightwards = right.map(({ x, y }) => ({ x: CENTRE + x, y })).reverse()

  pen.moveTo(CENTRE - width, foot)
  pen.lineTo(CENTRE - width, spring)
  scallops(pen, left, spring)
  const top = { x: CENTRE, y: apex + inset }
  const shoulder = left.at(-1) ?? top
  const reach = CENTRE - shoulder.x
  const [above, below] = [shoulder.y - 34, top.y + 22]
  pen.bezierCurveTo(shoulder.x + reach * 0.05, above, CENTRE - reach * 0.2, below, top.x, top.y)
  pen.bezierCurveTo(CENTRE + reach * 0.2, below, CENTRE + reach * 0.95, above, CENTRE + reach, shoulder.y)
  scallops(pen, rightwards, spring)
  pen.lineTo(CENTRE + width, foot)
}

/** Each bulges away from the arch's centre. */
function scallops(pen: Pen, points: Point[], spring: number): void {
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]
    const to = points[index]
    if (!from || !to) continue
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const away = { x: middle.x - CENTRE, y: middle.y - (spring + 60) }
    const push = (Math.hypot(to.x - from.x, to.y - from.y) * 0.62) / Math.hypot(away.x, away.y)
    pen.quadraticCurveTo(middle.x + away.x * push, middle.y + away.y * push, to.x, to.y)
  }
}

/** Draws the wall around the opening, to the edges of the paper; `adorn` is clipped to it. */
export function fillWall(
  pen: Pen,
  arch: Arch,
  { paper, colour }: { paper: PosterPaper; colour: CanvasGradient },
  adorn: () => void,
): void {
  pen.save()
  pen.beginPath()
  paperPath(pen, paper)
  archPath(pen, arch)
  pen.closePath()
  pen.fillStyle = colour
  pen.fill('evenodd')
  pen.clip('evenodd')
  adorn()
  pen.restore()
}

export function strokeArch(pen: Pen, arch: Arch, inset: number, colour: string, lineWidth: number): void {
  pen.lineJoin = 'round'
  stroke(pen, colour, lineWidth, () => archPath(pen, arch, inset))
}
