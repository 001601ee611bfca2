// The living part of the guest's page: the form, and the dialogs that follow from it.
import { ContributionForm, type ContributionValues } from './contribution-form.tsx'
import { GiveAgainDialog } from './give-again-dialog.tsx'
import type { GivingProps } from './giving-props.ts'
import { SentencesProvider } from './giving-sentences.ts'
import { ThankYouDialog } from './thank-you-dialog.tsx'
import { useContribution } from './use-contribution.ts'

const nothing = {}

interface TypedEarly {
  /** What the guest typed before the script came; nothing where the server renders. */
  typedEarly?: Partial<ContributionValues>
}

export function Giving({ typedEarly = nothing, ...props }: GivingProps & TypedEarly) {
  const { form, thankYou, closeThankYou, repeated, decideToRepeat } = useContribution(props, typedEarly)
  return (
    <SentencesProvider value={props.sentences}>
      <ContributionForm {...form} buttonLabel={props.buttonLabel} />
      {repeated && <GiveAgainDialog rupees={repeated.rupees} onDecide={decideToRepeat} />}
      {thankYou && <ThankYouDialog {...thankYou} onClose={closeThankYou} />}
    </SentencesProvider>
  )
}
