// Hairline petals in rings, in the text colour, for backgrounds. They stand in the page, not in a file: a file arrives after the
// first paint, and would be the largest one.
import { useId } from 'react'

/** The petals stand at the corners of polygons of this radius. */
const RADIUS = 400

/** For each number of petals: those at the corners, and those between them. Each has a smaller one in it, and some a dot. */
const RINGS = [
  {
    petals: 8,
    atCorners:
      'M0-24C32-32 36-53 22-72 15-83 4-89 0-94-4-89-15-83-22-72-36-53-32-32 0-24zM0-39.4C16-44 18-55 11-64 8-70 2-73 0-75.8-2-73-8-70-11-64-18-55-16-44 0-39.4z',
    between:
      'M0-52C40-61 44-85 27-105 18-118 5-125 0-130-5-125-18-118-27-105-44-85-40-61 0-52zM0-69.2C20-74 22-86 14-97 9-103 3-107 0-109.7-3-107-9-103-14-97-22-86-20-74 0-69.2z',
  },
  {
    petals: 16,
    atCorners:
      'M0-166C45-178 50-207 31-233 21-248 6-257 0-264-6-257-21-248-31-233-50-207-45-178 0-166zM0-187.6C22-194 25-209 16-222 10-230 3-235 0-238.5-3-235-10-230-16-222-25-209-22-194 0-187.6z',
    between:
      'M0-138C34-146 38-167 24-186 16-197 5-203 0-208-5-203-16-197-24-186-38-167-34-146 0-138zM0-153.4C17-158 19-169 12-178 8-184 2-187 0-189.8-2-187-8-184-12-178-19-169-17-158 0-153.4zM-3-220a3 3 0 0 1 6 0 3 3 0 0 1-6 0z',
  },
  {
    petals: 24,
    atCorners:
      'M0-300C49-311 54-339 33-364 23-379 6-387 0-394-6-387-23-379-33-364-54-339-49-311 0-300zM0-320.7C24-327 27-341 17-354 11-362 3-366 0-369.6-3-366-11-362-17-354-27-341-24-327 0-320.7z',
    between:
      'M0-272C40-280 44-300 27-317 18-327 5-333 0-338-5-333-18-327-27-317-44-300-40-280 0-272zM0-286.5C20-291 22-301 14-310 9-315 3-318 0-320.8-3-318-9-315-14-310-22-301-20-291 0-286.5zM-3-352a3 3 0 0 1 6 0 3 3 0 0 1-6 0z',
  },
].map((ring) => ({ ...ring, polygon: polygonOf(ring.petals) }))

const CIRCLES = [10, 24, 132, 138, 266, 272, 396]

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
      {CIRCLES.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {RINGS.map(({ petals, atCorners, between, polygon }) => (
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
          <polyline points={polygon} stroke="none" markerMid={`url(#${id}${petals})`} />
        </g>
      ))}
    </svg>
  )
}
