// The hydrated part of the guest's page: the form and its dialogs.

import { contributePath } from '@lifafa/contract/guest-page/paths'
import { formatShortDay } from '@lifafa/contract/guest-page/short-day'
import { formatRupees } from '@lifafa/contract/money'
import { RenderAnew } from '../../foreign-hands/render-anew.tsx'
import type { GivingProps } from '../hydration/giving-props.ts'
import { SentencesProvider, useSentences } from '../hydration/giving-sentences.ts'
import { fill } from '../hydration/serialized-sentences.ts'
import { GiveAgainDialog } from '../payment/give-again-dialog.tsx'
import { Notice, receiptLinkStyle } from '../payment/notice.tsx'
import { brokenNotice, thanksNotice } from '../payment/payment-view.ts'
import type { GivenGift } from '../payment/stored-draft.ts'
import { ThankYouDialog } from '../payment/thank-you-dialog.tsx'
import { ContributionForm } from './contribution-form.tsx'
import type { Early } from './early-input.ts'
import { useContribution } from './use-contribution.ts'

interface HydratedProps extends GivingProps {
  /** In the browser: the input before hydration. */
  early?: Early | undefined
}

/** All state is here, above the parts that are rendered anew where they fail: a payment under way ends in thanks. */
export function Giving({ early, ...props }: HydratedProps) {
  const { giftid, buttonLabel, language, sentences } = props
  const { form, given, thankYou, closeThankYou, question, answer } = useContribution(props, early)
  return (
    <SentencesProvider value={sentences}>
      <RenderAnew instead={null}>
        <PastGifts gifts={given} language={language} />
      </RenderAnew>
      <RenderAnew instead={<Notice {...brokenNotice(sentences)} />}>
        <ContributionForm {...form} action={contributePath(giftid)} buttonLabel={buttonLabel} />
      </RenderAnew>
      {question && (
        <RenderAnew instead={<Notice {...brokenNotice(sentences)} />}>
          <GiveAgainDialog question={question} onDecide={answer} />
        </RenderAnew>
      )}
      {thankYou && (
        <RenderAnew instead={<Notice {...thanksNotice(thankYou, sentences)} />}>
          <ThankYouDialog {...thankYou} onClose={closeThankYou} />
        </RenderAnew>
      )}
    </SentencesProvider>
  )
}

/** The gifts that were given from this browser: a line for each, with a link to its receipt. */
function PastGifts({ gifts, language }: Pick<GivingProps, 'language'> & { gifts: readonly GivenGift[] }) {
  const { youGave } = useSentences()
  if (gifts.length === 0) return null
  // The first link overlaps the empty space above the form, so that the form does not move when it appears; what can be tapped of it
  // reaches over the end of the text above.
  return (
    <div className="-mt-11 grid justify-center text-sm beside:justify-start">
      {gifts.map(({ rupees, receipt: { path, paid_at } }) => (
        <a key={path} href={path} className={`${receiptLinkStyle} pb-1.5 sm:pb-2 low:pb-0.5`}>
          {fill(youGave, formatRupees(rupees)) + (paid_at ? ` · ${formatShortDay(paid_at, language)}` : '')}
        </a>
      ))}
    </div>
  )
}
