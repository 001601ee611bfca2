// A clay lamp with its flame: the icon of events other than marriages.
import { DIYA_BOWL, DIYA_CORE, DIYA_FLAME, DIYA_RIM } from './shapes.ts'

export function Diya({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 56" className={className} aria-hidden="true">
      <path
        className="stroke-gold"
        fill="none"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M36 1.5v3M21.5 5.5l1.7 2.6M50.5 5.5l-1.7 2.6M12 16l2.9 1.2M60 16l-2.9 1.2"
      />
      <path className="fill-marigold" d={DIYA_FLAME} />
      <path className="fill-saffron" d={DIYA_CORE} />
      <path className="fill-maroon" d={DIYA_BOWL} />
      <path className="fill-maroon-light" d={DIYA_RIM} />
      <path
        className="stroke-saffron"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0 6.65"
        d="M16 42.5c11.5 5.3 28.5 5.3 40 0"
      />
      <ellipse cx="36" cy="31" rx="30" ry="3.6" className="fill-gold" />
      <ellipse cx="36" cy="31" rx="26.5" ry="2.3" className="fill-wine" />
      <path className="stroke-cream" strokeWidth="2" strokeLinecap="round" d="M36 31v-3.5" />
    </svg>
  )
}
