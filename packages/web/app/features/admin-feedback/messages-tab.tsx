// Messages of the contact page, open and answered ones.
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { useRef } from 'react'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { AdminList } from '../../lib/parts/admin-list.tsx'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { searchOf, useFeedbackParams } from './feedback-params.ts'
import { messagesQuery } from './feedback-queries.ts'
import { MessageCard } from './message-card.tsx'

export function MessagesTab() {
  const { params, turnTo } = useFeedbackParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = params.show === 'open'
  return (
    <section>
      <SectionHead title={sentences.tabs.messages} heading={heading}>
        {sentences.messagesText}
      </SectionHead>
      <nav aria-label={sentences.tabs.messages} className="mb-5 flex flex-wrap gap-2">
        <PillLink to={searchOf({ tab: 'messages' })} isCurrent={isOpen}>
          {sentences.open}
        </PillLink>
        <PillLink to={searchOf({ tab: 'messages', show: 'answered' })} isCurrent={!isOpen}>
          {sentences.answeredGroup}
        </PillLink>
      </nav>
      <AdminList
        // The previous list must not stand in for this one while it loads.
        key={params.show}
        page={params.page}
        onPage={turnTo}
        query={messagesQuery(params)}
        failedTitle={sentences.messagesFailed}
        pagesLabel={sentences.messagePages}
        rowHeight="h-56"
        empty={
          <EmptyState
            title={isOpen ? sentences.noOpen : sentences.noAnswered}
            text={isOpen ? sentences.noOpenText : undefined}
          />
        }
      >
        {({ messages }) => (
          <ul className="grid gap-4">
            {messages.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} onGone={() => heading.current?.focus()} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </section>
  )
}
