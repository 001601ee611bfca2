// The hydrated part of the guest's page: the form and its dialogs.

import type { GivingProps } from '../handover/giving-props.ts'
import { SentencesProvider } from '../handover/giving-sentences.ts'
import { GiveAgainDialog } from '../payment/give-again-dialog.tsx'
import { PastGifts } from '../payment/past-gifts.tsx'
import { ThankYouDialog } from '../payment/thank-you-dialog.tsx'
import { ContributionForm } from './contribution-form.tsx'
import { useContribution } from './use-contribution.ts'

export function Giving(props: GivingProps) {
  const { form, given, thankYou, closeThankYou, question, answer } = useContribution(props)
  return (
    <SentencesProvider value={props.sentences}>
      <PastGifts gifts={given} language={props.language} />
      <ContributionForm {...form} buttonLabel={props.buttonLabel} />
      {question && <GiveAgainDialog question={question} onDecide={answer} />}
      {thankYou && <ThankYouDialog {...thankYou} onClose={closeThankYou} />}
    </SentencesProvider>
  )
}
