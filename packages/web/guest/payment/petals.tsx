// Marigold petals that fall once. petals.css has their places and times.
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
