// The invitation by WhatsApp: its language is chosen and its words are edited before it is sent.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { invitation, MAX_INVITATION } from '@lifafa/contract/guest-page/invitation'
import { languageOfScript } from '@lifafa/contract/guest-page/language-of-script'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { invitationSentences } from '@lifafa/contract/sentences/host/invitation'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { MessageCircle } from 'lucide-react'
import { use, useState } from 'react'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { whatsAppHref } from '../../../lib/links/share-link.ts'
import { LANGUAGES } from '../../../lib/parts/language-options.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Choice } from '../../../ui/inputs/choice.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../../ui/overlays/dialog-footer.tsx'
import { Words } from '../../../ui/words.ts'
import { stepDone } from '../first-steps/done-steps.ts'

/** The language in which the host has named the event. */
const languageOf = ({ name, groom_name, bride_name }: GiftBook): GuestLanguage =>
  languageOfScript(name + groom_name + bride_name)

export function InvitationDialog({ open, onOpenChange, finalFocus, box }: DialogProps & { box: GiftBook }) {
  const sentences = useSentences('invitation', invitationSentences)
  const boxes = useSentences('eventBoxes', eventBoxSentences)
  const { tooLong } = useSentences('text', textSentences)
  const [language, setLanguage] = useState(() => languageOf(box))
  /** The host's own words, by language. */
  const [edited, setEdited] = useState<Partial<Record<GuestLanguage, string>>>({})
  const [isUnsent, setUnsent] = useState(false)
  useUnsavedChanges(isUnsent, use(Words).leaveTyped, open && (() => onOpenChange(false)))
  const text = edited[language] ?? invitation(box, language)
  const isTooLong = text.length > MAX_INVITATION
  return (
    <Dialog {...{ open, onOpenChange, finalFocus }} title={sentences.title} description={sentences.text}>
      <div className="mb-5 grid gap-5">
        <Choice
          label={useSentences('print', printSentences).language}
          options={LANGUAGES}
          value={language}
          onChange={setLanguage}
          className="grid-cols-2 sm:grid-cols-3"
        />
        <Field
          label={sentences.label}
          error={isTooLong ? tooLong(MAX_INVITATION) : undefined}
          counter={{ used: text.length, max: MAX_INVITATION }}
        >
          <Textarea
            lang={language}
            rows={9}
            value={text}
            onChange={(event) => {
              setEdited({ ...edited, [language]: event.target.value })
              setUnsent(true)
            }}
          />
        </Field>
        <p className="text-muted text-sm">
          {sentences.linkFollows} <span className="wrap-anywhere text-ink">{box.contribute_url}</span>
        </p>
      </div>
      <DialogFooter>
        {/* An anchor without an address leads nowhere. */}
        <a
          href={
            isTooLong
              ? undefined
              : whatsAppHref({ title: box.name, text: text.trim(), url: box.contribute_url })
          }
          aria-disabled={isTooLong || undefined}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => {
            if (isTooLong) return
            stepDone(box.giftid, 'share')
            setUnsent(false)
            onOpenChange(false)
          }}
          className={buttonStyle({ size: 'lg', wide: true })}
        >
          <MessageCircle className="size-5" aria-hidden="true" />
          <span>{sentences.open}</span>
          <span className="sr-only">{` ${boxes.inNewTab}`}</span>
        </a>
      </DialogFooter>
    </Dialog>
  )
}
