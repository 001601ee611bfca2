// The administrator's feedback page: messages of the contact page, and hosts' ratings.
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { AdminPageHead, adminMeta } from '../../lib/page/admin-page-head.tsx'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { feedbackSearch, TABS } from './feedback.ts'
import { MessagesTab } from './messages-tab.tsx'
import { RatingsTab } from './ratings-tab.tsx'

export const meta = adminMeta(sentences.title)

export default function AdminFeedbackPage() {
  const [{ tab: current }] = useSearchState(feedbackSearch)
  return (
    <>
      <AdminPageHead title={sentences.title} />
      <nav aria-label={sentences.sections} className="mb-7 flex flex-wrap gap-2">
        {TABS.map((tab) => (
          <PillLink key={tab} to={searchOf(feedbackSearch, { tab })} isCurrent={tab === current}>
            {sentences.tabs[tab]}
          </PillLink>
        ))}
      </nav>
      {current === 'messages' ? <MessagesTab /> : <RatingsTab />}
    </>
  )
}
