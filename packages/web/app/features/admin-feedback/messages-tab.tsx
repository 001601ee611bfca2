// Messages of the contact page: open, suspected and answered ones.
import { MESSAGE_GROUPS } from '@lifafa/contract/endpoints/admin/feedback'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { PagedList } from '../../lib/parts/paged-list.tsx'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { feedbackSearch, messagesQuery } from './feedback.ts'
import { MessageCard } from './message-card.tsx'

const GROUPS = {
  open: { name: sentences.open, none: sentences.noOpen },
  suspected: { name: sentences.suspectedGroup, none: sentences.noSuspected },
  answered: { name: sentences.answeredGroup, none: sentences.noAnswered },
}

export function MessagesTab() {
  const [params, setParams] = useSearchState(feedbackSearch)
  const found = useQuery(messagesQuery(params))
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section>
      <SectionHead title={sentences.tabs.messages} heading={heading}>
        {sentences.messagesText}
      </SectionHead>
      <nav aria-label={sentences.tabs.messages} className="mb-5 flex flex-wrap gap-2">
        {MESSAGE_GROUPS.map((show) => (
          <PillLink key={show} to={searchOf(feedbackSearch, { show })} isCurrent={show === params.show}>
            {GROUPS[show].name}
          </PillLink>
        ))}
      </nav>
      <PagedList
        key={params.show}
        query={found}
        page={params.page}
        onPage={setParams}
        failedTitle={sentences.messagesFailed}
        pagesLabel={sentences.messagePages}
        rowHeight="h-56"
        empty={{
          title: GROUPS[params.show].none,
          text: params.show === 'open' ? sentences.noOpenText : undefined,
        }}
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
      </PagedList>
    </section>
  )
}
