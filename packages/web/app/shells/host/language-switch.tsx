// Shows the hosts' pages in the other language, and remembers it with the account.
import { setLanguage } from '@lifafa/contract/endpoints/settings/language'
import type { HostLanguage } from '@lifafa/contract/languages'
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { call } from '../../lib/calls/api.ts'
import { useAction } from '../../lib/calls/use-action.ts'
import { keepOnDevice } from '../../lib/language/device-language.ts'
import { loadHindi, useSentences } from '../../lib/language/language.tsx'
import { LanguageButton } from '../../lib/language/language-button.tsx'
import { hostSession, useHost } from '../../lib/session/host-session.ts'

export function LanguageSwitch() {
  const host = useHost()
  const { languageFailed } = useSentences('shell', shellSentences)
  const { run, isBusy } = useAction(
    async (language: HostLanguage) => {
      await Promise.all([call(setLanguage, { body: { language } }), language === 'hi' && loadHindi()])
      hostSession.updateUser({ ...host, language })
      keepOnDevice(language)
    },
    // The server writes the activities in the language of the account.
    { failed: languageFailed, keys: [[]] },
  )
  return (
    <LanguageButton onChoose={run} isBusy={isBusy} className="text-maroon text-xl hover:bg-maroon-wash" />
  )
}
