// What we promise to whoever signs in or up, beside a gift on its way out of the envelope.
import { PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { HandCoins, IndianRupee, ScrollText } from 'lucide-react'
import { Divider } from '../../motifs/divider.tsx'
import { OpenEnvelope } from './open-envelope.tsx'

const promises = [
  { Icon: HandCoins, text: 'No cash to carry, count or lose' },
  { Icon: ScrollText, text: 'Every gift kept with its giver’s name' },
  { Icon: IndianRupee, text: `Paid out to you within ${PAYOUT_WORKING_DAYS} working days` },
]

export function PromisePanel({ className = '' }: { className?: string }) {
  return (
    <div className={`flex w-full flex-col items-center text-center ${className}`}>
      <OpenEnvelope />
      <p className="mt-8 max-w-md text-balance font-heading text-4xl leading-tight">
        Every blessing, safe in one envelope
      </p>
      <Divider className="mt-5 w-full max-w-64" />
      <ul className="mt-5 grid gap-3 text-left text-cream/90 text-lg">
        {promises.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-3.5">
            <Icon className="size-5 flex-none text-saffron" strokeWidth={1.75} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
