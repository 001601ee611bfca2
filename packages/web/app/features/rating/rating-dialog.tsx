// The rating dialog: the form, or thanks where there is a rating. Closing it before sending keeps the choice.
import { rateUs } from '@lifafa/contract/endpoints/rating'
import { AFTER_RATING_MS, MAX_LENGTH } from '@lifafa/contract/limits'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { type RefObject, use, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/calls/api.ts'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { ApiError, withReference } from '../../lib/network/api-error.ts'
import { serverNow } from '../../lib/time/server-clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Star } from '../../ui/display/star.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Words } from '../../ui/words.ts'
import { RatingForm } from './rating-form.tsx'
import { type Rating, useEarlierRating } from './use-earlier-rating.ts'

/** The browser's user agent string, cut to the stored length. */
const platform = (): string => navigator.userAgent.slice(0, MAX_LENGTH.platform)

export function RatingDialog({ open, onOpenChange }: DialogProps) {
  const sentences = useSentences('rating', ratingSentences)
  const earlier = useEarlierRating(open)
  const form = useSchemaForm(rateUs.body, { feedback: '' })
  const [isUpdating, setUpdating] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  const [isSent, setSent] = useState(false)
  const firstControl = useRef<HTMLElement>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setUpdating(false)
  }
  const { rating: isChosen, feedback: isTyped = false } = form.formState.dirtyFields
  useUnsavedChanges(isTyped, use(Words).leaveTyped, open && (() => onOpenChange(false)))
  const view = earlier.isLoading ? 'loading' : earlier.rating && !isUpdating ? 'thanks' : 'form'

  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ rating, feedback }) => {
      try {
        const timestamp = serverNow().toISOString()
        await call(rateUs, { body: { rating, feedback, timestamp, platform: platform() } })
      } catch (error) {
        notify.error(withReference(sentences.submitFailed, error))
        // A refusal with a reason stays in view; a failure without one is shown only in the toast.
        if (error instanceof ApiError && error.isRefusal) throw error
        return
      }
      notify.success(sentences.thanks)
      earlier.remember({ rating, feedback })
      form.reset({ rating, feedback })
      setUpdating(false)
      setSent(true)
    },
    sentences.submitFailed,
  )

  useEffect(() => {
    if (!isSent) return
    // Closed by hand meanwhile: the next opening must not be closed by this timer.
    if (!open) return setSent(false)
    const timer = setTimeout(() => onOpenChange(false), AFTER_RATING_MS)
    return () => clearTimeout(timer)
  }, [isSent, open, onOpenChange])

  // The focused control is unmounted with its view.
  useEffect(() => {
    if (view !== 'loading') firstControl.current?.focus()
  }, [view])

  function update(earlierRating: Rating) {
    // An update that was closed unsent goes on.
    if (!isChosen && !isTyped) form.reset(earlierRating)
    setSent(false)
    setUpdating(true)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={firstControl}
      title={sentences.title}
      description={sentences.question}
    >
      {view === 'loading' && <RatingSkeleton />}
      {view === 'thanks' && earlier.rating && (
        <RatingThanks earlier={earlier.rating} firstControl={firstControl} onUpdate={update} />
      )}
      {view === 'form' && (
        <RatingForm
          form={form}
          firstControl={firstControl}
          onSubmit={submit}
          isBusy={isBusy}
          problems={problems}
        />
      )}
    </Dialog>
  )
}

/** The form's skeleton while the earlier rating is loading. */
function RatingSkeleton() {
  return (
    <div role="status" aria-label={useSentences('rating', ratingSentences).loading} className="grid gap-5">
      <div>
        <Skeleton className="mt-1 mb-2.5 h-4 w-24" />
        <Skeleton className="h-20.5 sm:h-22.5" />
      </div>
      <div>
        <Skeleton className="mt-1 mb-2.5 h-4 w-40" />
        <Skeleton className="mb-6.5 h-24" />
      </div>
      <Skeleton className="h-14" />
    </div>
  )
}

interface RatingThanksProps {
  earlier: Rating
  firstControl: RefObject<HTMLElement | null>
  onUpdate: (earlier: Rating) => void
}

/** Thanks for a rating: its stars and text, and the button to change them. */
function RatingThanks({ earlier, firstControl, onUpdate }: RatingThanksProps) {
  const sentences = useSentences('rating', ratingSentences)
  const { rating, feedback } = earlier
  const label = sentences.labels[rating - 1] ?? ''
  return (
    // The form that it replaces has the same height.
    <div className="flex min-h-90 flex-col items-center text-center sm:min-h-92">
      <div
        role="img"
        aria-label={sentences.stars(rating, label)}
        className="mt-auto flex animate-rise gap-1.5"
      >
        {sentences.labels.map((name, index) => (
          <Star key={name} isFilled={index < rating} className="size-10 sm:size-11" />
        ))}
      </div>
      <h3
        ref={(heading) => {
          firstControl.current = heading
        }}
        tabIndex={-1}
        className="mt-4 text-2xl outline-none focus-visible:shadow-none"
      >
        {sentences.thankYou}
      </h3>
      <p className="mt-1 text-muted">{sentences.ratedUs(label)}</p>
      {feedback && (
        <blockquote className="wrap-anywhere mt-4 max-h-48 w-full overflow-y-auto whitespace-pre-line rounded-card bg-paper px-5 py-4 text-left">
          {feedback}
        </blockquote>
      )}
      <Button variant="secondary" wide className="mt-auto" onClick={() => onUpdate(earlier)}>
        {sentences.update}
      </Button>
    </div>
  )
}
