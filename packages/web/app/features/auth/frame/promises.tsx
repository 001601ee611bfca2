// The product's promises beside the sign-in and sign-up forms.
import { PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { HandCoins, IndianRupee, ScrollText } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'

const promises = [
  { Icon: HandCoins, text: 'No cash to carry, count or lose' },
  { Icon: ScrollText, text: 'Every gift kept with its giver’s name' },
  { Icon: IndianRupee, text: `Paid out to you within ${PAYOUT_WORKING_DAYS} working days` },
]

interface PromisesProps {
  /** The background that the list is on. */
  on: 'wine' | 'paper'
  className?: string
}

export function Promises({ on, className }: PromisesProps) {
  return (
    <ul className={classNames('grid gap-3', className)}>
      {promises.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-3.5">
          <Icon
            className={classNames('size-5 flex-none', on === 'wine' ? 'text-saffron' : 'text-maroon')}
            strokeWidth={1.75}
            aria-hidden="true"
          />
          {text}
        </li>
      ))}
    </ul>
  )
}
