// The section that compares cash with a list of names.
import { formatRupees } from '@lifafa/contract/money'
import { Check } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

const benefits = [
  'Nobody guards a bag of money while the others dance.',
  'Nothing to count at two in the morning, nothing to carry to the bank.',
  'No envelope without a name, no name that nobody can read.',
  'Whoever could not come gives all the same, from home.',
]

/** Examples, not real people, with names in both scripts. */
const gifts = [
  { name: 'अनन्या राव', place: 'Pune', rupees: 1101 },
  { name: 'Farhan & Zoya Sheikh', place: 'Lucknow', rupees: 5101 },
  { name: 'Nani', place: 'Jaipur', rupees: 501 },
]

export function NoCash() {
  return (
    <section className="border-line border-y bg-card px-5 py-20">
      <SectionHeading>No cash handling</SectionHeading>
      <div className="mx-auto grid max-w-5xl items-center gap-12 md:grid-cols-2">
        <ul className="grid gap-5">
          {benefits.map((text) => (
            <li key={text} className="flex gap-4 text-lg">
              <span className="mt-1 grid size-6 flex-none place-items-center rounded-full bg-leaf-wash text-leaf">
                <Check className="size-4" aria-hidden="true" />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <GiftList />
      </div>
    </section>
  )
}

/** Decoration: looks like the list of guests. It is not laid out before it is near: its Devanagari needs a font of 100 kB. */
const GiftList = () => (
  <div
    className="mx-auto w-full max-w-md -rotate-1 rounded-sheet border border-line bg-paper p-6 shadow-lift [contain-intrinsic-height:auto_20.5rem] [content-visibility:auto]"
    aria-hidden="true"
  >
    <p className="flex items-baseline justify-between border-gold/50 border-b pb-4">
      <span className="text-muted">Total Contributions</span>
      <span className="font-heading text-3xl text-maroon">
        {formatRupees(gifts.reduce((sum, { rupees }) => sum + rupees, 0))}
      </span>
    </p>
    {gifts.map(({ name, place, rupees }) => (
      <p
        key={name}
        className="flex items-center justify-between gap-4 border-line border-b py-3.5 last:border-0"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-muted text-sm">{place}</span>
        </span>
        <span className="font-heading text-xl">{formatRupees(rupees)}</span>
      </p>
    ))}
  </div>
)
