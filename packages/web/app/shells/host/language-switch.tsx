// The button that shows the hosts' pages in the other language, and remembers it with the account.
import { setLanguage } from '@lifafa/contract/endpoints/profile'
import { shellSentences, switchSentences } from '@lifafa/contract/sentences/host/shell'
import { call } from '../../lib/calls/api.ts'
import { useAction } from '../../lib/calls/use-action.ts'
import { loadHindi, useLanguage, useSentences } from '../../lib/language/language.tsx'
import { hostSession, useHost } from '../../lib/session/host-session.ts'
import { Spinner } from '../../ui/states/spinner.tsx'

export function LanguageSwitch() {
  const host = useHost()
  const { languageFailed } = useSentences('shell', shellSentences)
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  const { sign, label } = switchSentences[other]
  const { run, isBusy } = useAction(
    async () => {
      await Promise.all([call(setLanguage, { body: { language: other } }), other === 'hi' && loadHindi()])
      hostSession.updateUser({ ...host, language: other })
    },
    // The server writes the activities in the language of the account.
    { failed: languageFailed, keys: [[]] },
  )
  return (
    <button
      type="button"
      lang={other}
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      onClick={run}
      className="flex size-12 flex-none items-center justify-center rounded-field font-semibold text-maroon text-xl hover:bg-maroon-wash"
    >
      {isBusy ? <Spinner className="size-5" /> : sign}
    </button>
  )
}
