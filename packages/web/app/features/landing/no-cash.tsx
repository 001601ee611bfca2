// The section on what goes with the cash.
import { Check } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

const benefits = [
  'Nobody guards a bag of money while the others dance.',
  'Nothing to count at two in the morning, nothing to carry to the bank.',
  'No envelope without a name, no name that nobody can read.',
  'Whoever could not come gives all the same, from home.',
]

export function NoCash() {
  return (
    <section className="border-line border-y bg-card px-5 py-16 sm:py-20">
      <SectionHeading>No cash handling</SectionHeading>
      <ul className="mx-auto grid max-w-5xl gap-5 md:grid-cols-2 md:gap-x-12">
        {benefits.map((text) => (
          <li key={text} className="flex gap-4 text-lg">
            <span className="mt-1 grid size-6 flex-none place-items-center rounded-full bg-leaf-wash text-leaf">
              <Check className="size-4" aria-hidden="true" />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
