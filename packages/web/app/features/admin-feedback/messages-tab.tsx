// Messages of the contact page: open, suspected and answered ones.
import { MESSAGE_GROUPS } from '@lifafa/contract/endpoints/admin/feedback'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { useRef } from 'react'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { AdminList } from '../../lib/parts/admin-list.tsx'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { searchOf, useFeedbackParams } from './feedback-params.ts'
import { messagesQuery } from './feedback-queries.ts'
import { MessageCard } from './message-card.tsx'

const GROUPS = {
  open: { name: sentences.open, none: sentences.noOpen },
  suspected: { name: sentences.suspectedGroup, none: sentences.noSuspected },
  answered: { name: sentences.answeredGroup, none: sentences.noAnswered },
}

export function MessagesTab() {
  const { params, turnTo } = useFeedbackParams()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section>
      <SectionHead title={sentences.tabs.messages} heading={heading}>
        {sentences.messagesText}
      </SectionHead>
      <nav aria-label={sentences.tabs.messages} className="mb-5 flex flex-wrap gap-2">
        {MESSAGE_GROUPS.map((show) => (
          <PillLink key={show} to={searchOf({ tab: 'messages', show })} isCurrent={show === params.show}>
            {GROUPS[show].name}
          </PillLink>
        ))}
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
            title={GROUPS[params.show].none}
            text={params.show === 'open' ? sentences.noOpenText : undefined}
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
