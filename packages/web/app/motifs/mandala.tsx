// Hairline petals in rings, in the text's colour: for backgrounds, at a tenth of its strength.
export function Mandala({ className = '' }: { className?: string }) {
  return <div className={`mandala pointer-events-none ${className}`} aria-hidden="true" />
}
