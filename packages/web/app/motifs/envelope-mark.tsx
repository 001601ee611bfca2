// The product's mark: a maroon gift envelope closed by a marigold.
import { ENVELOPE_EDGE, ENVELOPE_FLAP, ENVELOPE_FOLDS } from './shapes.ts'

const petals = {
  outer:
    'M5.3 0A1.6 1.6 0 0 1 4.6 2.7A1.6 1.6 0 0 1 2.7 4.6A1.6 1.6 0 0 1 0 5.3A1.6 1.6 0 0 1-2.7 4.6A1.6 1.6 0 0 1-4.6 2.7A1.6 1.6 0 0 1-5.3 0A1.6 1.6 0 0 1-4.6-2.7A1.6 1.6 0 0 1-2.7-4.6A1.6 1.6 0 0 1 0-5.3A1.6 1.6 0 0 1 2.7-4.6A1.6 1.6 0 0 1 4.6-2.7A1.6 1.6 0 0 1 5.3 0z',
  inner:
    'M3.7 1.1A1.4 1.4 0 0 1 2.3 3.1A1.4 1.4 0 0 1 .1 3.8A1.4 1.4 0 0 1-2.2 3.1A1.4 1.4 0 0 1-3.6 1.2A1.4 1.4 0 0 1-3.7-1.1A1.4 1.4 0 0 1-2.3-3.1A1.4 1.4 0 0 1-.1-3.8A1.4 1.4 0 0 1 2.2-3.1A1.4 1.4 0 0 1 3.6-1.2A1.4 1.4 0 0 1 3.7 1.1z',
}

/** Decoration: where no name is beside it, the caller gives the name in text. */
export function EnvelopeMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 32" className={className} aria-hidden="true">
      <rect x="1" y="1.5" width="38" height="29" rx="5" className="fill-maroon" />
      <path d={ENVELOPE_FLAP} className="fill-maroon-light" />
      <path d={ENVELOPE_FOLDS} className="stroke-maroon-light" strokeWidth="1.2" />
      <path d={ENVELOPE_EDGE} className="fill-none stroke-saffron" strokeWidth="1.2" strokeLinecap="round" />
      <g transform="translate(20 19)">
        <path d={petals.outer} className="fill-marigold" />
        <path d={petals.inner} className="fill-saffron" />
        <circle r="1.5" className="fill-marigold-dark" />
      </g>
    </svg>
  )
}
