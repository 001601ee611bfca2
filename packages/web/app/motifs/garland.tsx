// Marigolds in arcs along the upper edge of the element; as many whole arcs as fit.
export function Garland({ className = '' }: { className?: string }) {
  return <div className={`garland pointer-events-none ${className}`} aria-hidden="true" />
}
