// Marigold petals that fall once. Where each falls, and when, is in petals.css.
const petals = Array.from({ length: 14 }, (_, place) => place)

export function Petals() {
  return (
    <div className="petals" aria-hidden="true">
      {petals.map((place) => (
        <i key={place} />
      ))}
    </div>
  )
}
