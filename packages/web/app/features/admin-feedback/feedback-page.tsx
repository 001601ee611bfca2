// The administrator's feedback page: messages of the contact page, and hosts' ratings.
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { AdminPageHead } from '../../lib/page/admin-page-head.tsx'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { searchOf, TABS, useFeedbackParams } from './feedback-params.ts'
import { MessagesTab } from './messages-tab.tsx'
import { RatingsTab } from './ratings-tab.tsx'

export const meta = adminMeta(sentences.title)

export default function AdminFeedbackPage() {
  const { params } = useFeedbackParams()
  return (
    <>
      <AdminPageHead title={sentences.title} />
      <nav aria-label={sentences.sections} className="mb-7 flex flex-wrap gap-2">
        {TABS.map((tab) => (
          <PillLink key={tab} to={searchOf({ tab })} isCurrent={tab === params.tab}>
            {sentences.tabs[tab]}
          </PillLink>
        ))}
      </nav>
      {params.tab === 'messages' ? <MessagesTab /> : <RatingsTab />}
    </>
  )
}
