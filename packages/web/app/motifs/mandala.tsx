// Hairline petals in rings, in the text colour, for backgrounds. They stand in the page, not in a file: a file arrives after the
// first paint, and would be the largest one.
import { useId } from 'react'
import { MANDALA } from './mandala-shapes.ts'

const { radius: RADIUS, circles, rim, rings } = MANDALA

/**
 * Its corners clockwise, the last and the first once more around them: a marker stands at each point between two others, turned
 * as the line is there.
 */
function polygonOf(corners: number): string {
  const points = Array.from({ length: corners + 2 }, (_, at) => (2 * Math.PI * (at - 1)) / corners)
  const rounded = (length: number) => Math.round(length * 10) / 10
  return points
    .map((angle) => `${rounded(RADIUS * Math.sin(angle))} ${rounded(-RADIUS * Math.cos(angle))}`)
    .join(' ')
}

export function Mandala({ className = '' }: { className?: string }) {
  const id = `mandala${useId()}`
  return (
    <svg
      viewBox="-400 -400 800 800"
      className={`pointer-events-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.15"
      aria-hidden="true"
    >
      {[...circles, rim].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {rings.map(({ petals, atCorners, between }) => (
        <g key={petals}>
          <marker
            id={id + petals}
            refY={-RADIUS}
            orient="auto"
            markerUnits="userSpaceOnUse"
            overflow="visible"
          >
            <path d={atCorners} />
            <path d={between} transform={`rotate(${180 / petals})`} />
          </marker>
          <polyline points={polygonOf(petals)} stroke="none" markerMid={`url(#${id}${petals})`} />
        </g>
      ))}
    </svg>
  )
}
