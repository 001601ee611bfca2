// A divider: a gold hairline that opens into a small lotus.
import { LOTUS } from './shapes.ts'

export function Divider({ className = '' }: { className?: string }) {
  return (
    <div className={`flex items-center justify-center gap-3 text-gold ${className}`}>
      <span className="h-px w-full max-w-24 bg-[linear-gradient(to_left,currentColor,transparent)]" />
      <svg
        viewBox="0 0 44 18"
        className="h-4 w-10 flex-none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d={LOTUS} />
        <circle cx="22" cy="9" r="1.2" fill="currentColor" />
      </svg>
      <span className="h-px w-full max-w-24 bg-[linear-gradient(to_right,currentColor,transparent)]" />
    </div>
  )
}
