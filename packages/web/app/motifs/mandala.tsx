// Hairline petals in rings, for backgrounds, at a tenth of the text colour's strength.
export function Mandala({ className = '' }: { className?: string }) {
  return <div className={`mandala pointer-events-none ${className}`} aria-hidden="true" />
}
