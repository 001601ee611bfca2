// The hydrated part of the guest's page: the form and its dialogs.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { RenderAnew } from '../../foreign-hands/render-anew.tsx'
import type { GivingProps } from '../hydration/giving-props.ts'
import { SentencesProvider } from '../hydration/giving-sentences.ts'
import { GiveAgainDialog } from '../payment/give-again-dialog.tsx'
import { Notice } from '../payment/notice.tsx'
import { PastGifts } from '../payment/past-gifts.tsx'
import { brokenNotice, thanksNotice } from '../payment/payment-view.ts'
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
