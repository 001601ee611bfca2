// The languages of the guest's page, for a host to choose one and to write in it: their letters come with them.
import '../../styles/more-scripts.css'
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'

export const LANGUAGES = GUEST_LANGUAGES.map((language) => ({
  value: language,
  label: (
    <span lang={language} className="names-of-languages">
      {LANGUAGE_NAMES[language]}
    </span>
  ),
}))
