// Asks before a gift that may be paid twice: a guest who doubts whether a payment arrived is about to give again.
import { Button } from '../../app/ui/buttons/button.tsx'
import { useSentences } from '../hydration/giving-sentences.ts'
import { useModal } from './use-modal.ts'

interface GiveAgainDialogProps {
  /** Names what was given, or may have been. */
  question: string
  /** `again`: the guest's decision; closing the dialog in any other way is a no. */
  onDecide: (again: boolean) => void
}

/** A native modal dialog, whose initial focus is on the answer that costs nothing. */
export function GiveAgainDialog({ question, onDecide }: GiveAgainDialogProps) {
  const sentences = useSentences()
  const decide = () => onDecide(ref.current?.returnValue === 'again')
  const { ref, close } = useModal(decide)
  return (
    <dialog
      ref={ref}
      onClose={decide}
      aria-labelledby="give-again-title"
      className="m-auto open:block w-[min(24rem,calc(100vw-2rem))] rounded-sheet bg-card p-6 text-center text-ink shadow-sheet backdrop:bg-wine-deep/65"
    >
      <h2 id="give-again-title" className="text-2xl leading-snug">
        {question}
      </h2>
      <div className="mt-6 grid gap-3">
        <Button wide size="lg" onClick={() => close()}>
          {sentences.doNotGiveAgain}
        </Button>
        <Button wide size="lg" variant="secondary" onClick={() => close('again')}>
          {sentences.giveAgain}
        </Button>
      </div>
    </dialog>
  )
}
