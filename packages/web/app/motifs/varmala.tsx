// Two marigold garlands, one within the other, as bride and groom exchange them: the icon of a marriage.
const strand = { fill: 'none', strokeLinecap: 'round' } as const
const LAYERS = [
  ['stroke-marigold', '7.2'],
  ['stroke-saffron', '4.4'],
  ['stroke-marigold-dark', '1.6'],
] as const

/** The flowers are the dots of a dashed line: 16 on each ring. */
export function Varmala({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 56" className={className} aria-hidden="true">
      {[25, 47].map((cx) => (
        <g key={cx} {...strand}>
          {LAYERS.map(([colour, width]) => (
            <circle
              key={colour}
              cx={cx}
              cy="26"
              r="19"
              className={colour}
              strokeWidth={width}
              strokeDasharray="0 7.461"
            />
          ))}
        </g>
      ))}
      <path
        className="fill-maroon"
        transform="translate(11.5 7.5) scale(0.68)"
        d="M36 36.6c-1.7-2.6-7.6-5.8-7.6-10.3 0-2.5 1.8-4.2 4-4.2 1.6 0 2.9.9 3.6 2.3.7-1.4 2-2.3 3.6-2.3 2.2 0 4 1.7 4 4.2 0 4.5-5.9 7.7-7.6 10.3z"
      />
    </svg>
  )
}
