// The shape of what is about to arrive. Give it the size of the real thing, so that nothing moves.
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`animate-shimmer rounded-field bg-line/70 ${className}`} aria-hidden="true" />
}
