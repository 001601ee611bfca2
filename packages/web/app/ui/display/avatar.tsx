// The initials of a person in a circle.
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

const firstLetter = (word: string): string => {
  const [letter] = letters.segment(word)
  return letter?.segment.toLocaleUpperCase() ?? ''
}

/** `Aarav Sharma` gives AS; a Devanagari letter keeps its vowel sign. */
export const initialsOf = (...names: string[]): string =>
  names
    .flatMap((name) => name.trim().split(/\s+/).slice(0, 1))
    .map(firstLetter)
    .slice(0, 2)
    .join('')

/** Decoration: the name is beside it, or is the name of the link around it. */
export function Avatar({ initials }: { initials: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-11 flex-none items-center justify-center rounded-full bg-selected font-semibold text-maroon ring-1 ring-gold/60 ring-inset"
    >
      {initials}
    </span>
  )
}
