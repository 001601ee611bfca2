// Marigold petals that fall once (petals.css), spread over the width and over the first second.
const petals = Array.from({ length: 14 }, (_, place) => ({
  left: `${(place * 37) % 95}%`,
  animationDelay: `${((place * 7) % 13) / 10}s`,
}))

export function Petals() {
  return (
    <div className="petals" aria-hidden="true">
      {petals.map((style) => (
        // Set by script, not by the document: the policy allows no style in markup.
        <i key={style.left} style={style} />
      ))}
    </div>
  )
}
