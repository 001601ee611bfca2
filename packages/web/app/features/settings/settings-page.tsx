// The account settings: profile, password, sessions, and the account as a whole.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { endOtherSessions, endSession, listSessions } from '@lifafa/contract/endpoints/sessions'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import type { MetaFunction } from 'react-router'
import { ChangePassword } from '../../accounts/host/change-password.tsx'
import { call } from '../../lib/calls/api.ts'
import { switchBigLetters, useBigLetters } from '../../lib/language/big-letters.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { PageHead } from '../../lib/page/page-head.tsx'
import { type SessionCalls, Sessions } from '../../lib/session-list/sessions.tsx'
import { Divider } from '../../motifs/divider.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { DeleteSection, ExportSection } from './account-sections.tsx'
import { BankAccountSection } from './bank-account-section.tsx'
import { LinkedAccountSection } from './linked-account-section.tsx'
import { Profile } from './profile/profile.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta: MetaFunction = () => [{ title: `${profileSentences.title} · ${PRODUCT_NAME}` }]

export default function SettingsPage() {
  const sentences = useSentences('profile', profileSentences)
  const { changePassword } = useSentences('labels', labelSentences)
  return (
    <>
      <PageHead title={sentences.title} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <SettingsSection title={sentences.information}>
          <Profile />
        </SettingsSection>
        <div className="grid min-w-0 gap-5 lg:gap-6">
          <SettingsSection title={changePassword}>
            <ChangePassword />
          </SettingsSection>
          <BankAccountSection />
        </div>
        <LettersSection />
        <SessionsSection />
        <LinkedAccountSection />
        <ExportSection />
        <DeleteSection />
      </div>
      <footer className="mt-12 text-center">
        <Divider />
        {/* Spaced letters of Devanagari come off their line. */}
        <p className="mt-4 font-semibold text-muted text-sm tracking-[0.18em] in-[:lang(hi)]:tracking-normal">
          {sentences.footer}
        </p>
      </footer>
    </>
  )
}

const query = {
  queryKey: ['sessions'],
  queryFn: async () => (await call(listSessions)).sessions,
}

const calls: Omit<SessionCalls, 'query'> = {
  end: (id) => call(endSession, { params: { id } }),
  endOthers: () => call(endOtherSessions),
}

/** The host's sessions. */
function SessionsSection() {
  const { title, text, fetchFailed } = useSentences('sessions', sessionSentences)
  return (
    <SettingsSection title={title} className="lg:col-span-2">
      <p className="-mt-3 mb-2 text-muted">{text}</p>
      <Sessions {...calls} query={{ ...query, meta: { failed: fetchFailed } }} />
    </SettingsSection>
  )
}

/** Switches to bigger letters and buttons, on this device. */
function LettersSection() {
  const sentences = useSentences('shell', shellSentences)
  return (
    <SettingsSection title={sentences.bigLetters} className="lg:col-span-2">
      <Checkbox
        label={sentences.bigLettersText}
        checked={useBigLetters()}
        onChange={(event) => switchBigLetters(event.target.checked)}
      />
    </SettingsSection>
  )
}
