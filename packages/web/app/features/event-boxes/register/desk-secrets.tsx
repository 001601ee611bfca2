// The way to a desk, shown once: a QR code for the helper's phone, its link, and the PIN.
import { deskPath, IN_HINDI } from '@lifafa/contract/desk-page'
import { useEffect, useRef } from 'react'
import { qrModules, qrPicture } from '../../../../drawing/posters/qr-modules.ts'
import { useLanguage } from '../../../lib/language/language.tsx'
import { CopyButton } from '../../../lib/parts/copy-button.tsx'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'

export interface Secrets {
  token: string
  pin: string
}

const SIDE_PX = 216

export function DeskSecrets({ token, pin, onClose }: Secrets & { onClose: () => void }) {
  const sentences = useRegisterSentences()
  const link = window.location.origin + deskPath(token) + (useLanguage() === 'hi' ? IN_HINDI : '')
  const text = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has left with its form.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 gap-5">
      <p ref={text} tabIndex={-1} className="text-lg outline-none focus-visible:shadow-none">
        {sentences.secretsText}
      </p>
      <img
        src={qrPicture(qrModules(link))}
        width={SIDE_PX}
        height={SIDE_PX}
        alt={sentences.qrCode}
        className="mx-auto rounded-field border border-line"
      />
      <dl className="text-center">
        <dt className="text-muted">{sentences.pin}</dt>
        <dd className="font-heading text-5xl tabular-nums tracking-widest">
          <span aria-hidden="true">{`${pin.slice(0, 3)} ${pin.slice(3)}`}</span>
          {/* A screen reader reads six digits, and not a number. */}
          <span className="sr-only">{[...pin].join(' ')}</span>
        </dd>
      </dl>
      <p className="text-center text-muted">{sentences.pinOnce}</p>
      <div className="flex items-center gap-2 rounded-field border border-line pl-4">
        <p className="min-w-0 flex-1 truncate text-sm">{link}</p>
        <CopyButton
          text={link}
          label={sentences.copyLink}
          copied={sentences.linkCopied}
          failed={sentences.linkNotCopied}
        />
      </div>
      <Button onClick={onClose}>{sentences.done}</Button>
    </div>
  )
}
