// The living part of the guest's page: the form, and the dialogs that follow from it.
import { ContributionForm } from './contribution-form.tsx'
import { GiveAgainDialog } from './give-again-dialog.tsx'
import type { GivingProps } from './giving-props.ts'
import { SentencesProvider } from './giving-sentences.ts'
import { ThankYouDialog } from './thank-you-dialog.tsx'
import { useContribution } from './use-contribution.ts'

export function Giving(props: GivingProps) {
  const { form, thankYou, closeThankYou, repeated, decideToRepeat } = useContribution(props)
  return (
    <SentencesProvider value={props.sentences}>
      <ContributionForm {...form} buttonLabel={props.buttonLabel} />
      {repeated && <GiveAgainDialog question={repeated.question} onDecide={decideToRepeat} />}
      {thankYou && <ThankYouDialog {...thankYou} onClose={closeThankYou} />}
    </SentencesProvider>
  )
}
