// The link of the screen in the hall: shown once, replaced by a new one, or switched off.
import type { HostsHall } from '@lifafa/contract/endpoints/register/hall'
import { hallPath } from '@lifafa/contract/guest-page/paths'
import { hallDialogSentences } from '@lifafa/contract/sentences/host/hall'
import { qrModules, qrPicture } from '../../../../drawing/posters/qr-modules.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { CopyButton } from '../../../lib/parts/copy-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import type { ChangeHall } from './hall-query.ts'

interface HallLinkProps {
  hall: HostsHall
  token: string | null
  onChange: ChangeHall
  isBusy: boolean
}

export function HallLink({ hall, token, onChange, isBusy }: HallLinkProps) {
  const sentences = useSentences('hall', hallDialogSentences)
  if (!hall.open)
    return (
      <Button wide busy={isBusy} onClick={() => onChange({ link: 'new' })}>
        {sentences.turnOn}
      </Button>
    )
  return (
    <>
      {token === null ? <p>{sentences.linkGone}</p> : <Link url={location.origin + hallPath(token)} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {token === null && (
          <Button variant="secondary" disabled={isBusy} onClick={() => onChange({ link: 'new' })}>
            {sentences.newLink}
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => onChange({ link: 'none' })}>
          {sentences.turnOff}
        </Button>
      </div>
    </>
  )
}

function Link({ url }: { url: string }) {
  const sentences = useSentences('hall', hallDialogSentences)
  return (
    <>
      <p>{sentences.openLink}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <img
          src={qrPicture(qrModules(url, 'M'))}
          alt={sentences.qrOf}
          className="size-36 flex-none rounded-field border border-line"
        />
        <div className="min-w-48 flex-1">
          <p className="wrap-anywhere select-all font-semibold">{url}</p>
          <div className="mt-2 flex items-center gap-2">
            <a href={url} target="_blank" rel="noreferrer" className={buttonStyle({ variant: 'secondary' })}>
              {sentences.openHere}
            </a>
            <CopyButton
              text={url}
              label={sentences.copyLink}
              copied={sentences.copied}
              failed={sentences.notCopied}
            />
          </div>
        </div>
      </div>
    </>
  )
}
