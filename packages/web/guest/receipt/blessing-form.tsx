// A blessing: a plain form, which needs no script; once it is sent, the words, and the form to change them.
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import type { Blessing, ReceiptProps } from '@lifafa/contract/web-build'
import { Button } from '../../app/ui/buttons/button.tsx'
import { Field } from '../../app/ui/inputs/field.tsx'
import { Textarea } from '../../app/ui/inputs/textarea.tsx'
import { refusalIn, sentencesIn } from './receipt-sentences.ts'

interface BlessingFormProps extends Pick<ReceiptProps, 'language' | 'box' | 'path'> {
  blessing: Blessing
}

export function BlessingForm({ language, box, blessing, path }: BlessingFormProps) {
  const { text, canWrite, error } = blessing
  const sentences = sentencesIn[language]
  const isSent = text !== '' && error === undefined
  const form = (
    <form method="post" action={path} className="mt-4 grid gap-4">
      <Field
        label={sentences.blessingLabel}
        hint={sentences.blessingHint}
        error={error && refusalIn(language, error)}
      >
        <Textarea
          name="blessing"
          rows={3}
          defaultValue={text}
          placeholder={coupleOf(box) && sentences.blessingPlaceholder}
          autoCapitalize="sentences"
        />
      </Field>
      <Button type="submit" size="lg" wide>
        {sentences.sendBlessing}
      </Button>
    </form>
  )
  return (
    <section
      id="blessing"
      className="mt-6 scroll-mt-4 rounded-sheet border border-line bg-card px-5 py-6 shadow-card sm:px-8"
    >
      <h2 className="text-2xl leading-snug">{isSent ? sentences.blessingSent : sentences.blessingTitle}</h2>
      {isSent && (
        <blockquote className="wrap-anywhere mt-3 whitespace-pre-line border-gold border-l-3 pl-4 text-lg leading-relaxed">
          {text}
        </blockquote>
      )}
      {canWrite &&
        (isSent ? (
          <details className="mt-3">
            <summary className="-mx-2 inline-flex min-h-12 cursor-pointer items-center rounded-field px-2 font-semibold text-maroon underline decoration-gold underline-offset-4">
              {sentences.changeBlessing}
            </summary>
            {form}
          </details>
        ) : (
          form
        ))}
      {!canWrite && error && <p className="mt-3 text-danger">{refusalIn(language, error)}</p>}
    </section>
  )
}
