// A message with “Load again”, in the place of a part of a page whose script could not be fetched.
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { useSentences } from '../language/language.tsx'

/** An empty reference leads to the page itself (RFC 3986 §4.4). */
const SAME_ADDRESS = ''

export function LostPart() {
  const { unreachable } = useSentences('connection', connectionSentences)
  const { loadAgain } = useSentences('pages', pageSentences)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>{unreachable}</p>
      <a href={SAME_ADDRESS} className={buttonStyle({ variant: 'secondary' })}>
        {loadAgain}
      </a>
    </div>
  )
}
