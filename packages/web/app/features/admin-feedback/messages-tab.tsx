// Messages of the contact page, open, suspected and answered ones: sender, text, time, and whether each is answered.
import {
  adminListMessages,
  adminSetMessageAnswered,
  type ContactMessage,
  MESSAGE_GROUPS,
} from '@lifafa/contract/endpoints/admin/feedback'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { useRef } from 'react'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useAction } from '../../lib/calls/use-action.ts'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { langOf, written } from '../../lib/parts/lang-of.ts'
import { PagedList } from '../../lib/parts/paged-list.tsx'
import { usePages } from '../../lib/parts/use-pages.ts'
import { when } from '../../lib/time/when.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { Card } from '../../ui/display/card.tsx'
import { feedbackSearch } from './feedback.ts'

const MESSAGES_KEY = 'admin-messages'

const GROUPS = {
  open: { name: sentences.open, none: sentences.noOpen },
  suspected: { name: sentences.suspectedGroup, none: sentences.noSuspected },
  answered: { name: sentences.answeredGroup, none: sentences.noAnswered },
}

export function MessagesTab() {
  const [{ show: current, page }, setParams] = useSearchState(feedbackSearch)
  const list = usePages([MESSAGES_KEY], adminListMessages, sentences.messagesFailed, {
    query: { show: current, page },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section>
      <SectionHead title={sentences.tabs.messages} heading={heading}>
        {sentences.messagesText}
      </SectionHead>
      <nav aria-label={sentences.tabs.messages} className="mb-5 flex flex-wrap gap-2">
        {MESSAGE_GROUPS.map((show) => (
          <PillLink key={show} to={searchOf(feedbackSearch, { show })} isCurrent={show === current}>
            {GROUPS[show].name}
          </PillLink>
        ))}
      </nav>
      <PagedList
        key={current}
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={sentences.messagePages}
        rowHeight="h-56"
        empty={{
          title: GROUPS[current].none,
          text: current === 'open' ? sentences.noOpenText : undefined,
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

interface MessageCardProps {
  message: ContactMessage
  /** Called before the card leaves the list, and with it the focused button. */
  onGone: () => void
}

const replyTo = ({ email, subject }: ContactMessage): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

function MessageCard({ message, onGone }: MessageCardProps) {
  const { id, name, email, subject, at, answered, suspected } = message
  const mark = useAction(
    async () => {
      const body = { answered: answered === null }
      const { message: sentence } = await adminCall(adminSetMessageAnswered, { params: { id }, body })
      onGone()
      return sentence
    },
    { done: (sentence) => sentence, keys: [[MESSAGES_KEY]] },
  )

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="wrap-anywhere min-w-0">
          <h3 lang={langOf(subject)} className="text-xl leading-snug">
            {subject}
          </h3>
          <p className="text-muted">
            <span {...written(name)} className="font-semibold text-ink">
              {name}
            </span>
            <span>{` · ${email}`}</span>
          </p>
          {suspected && <p className="text-danger">{sentences.suspected}</p>}
        </div>
        <time dateTime={at} className="text-muted">
          {when(at)}
        </time>
      </div>
      <p lang={langOf(message.message)} className="wrap-anywhere max-w-prose whitespace-pre-line">
        {message.message}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t pt-4">
        {answered ? (
          <p className="text-muted sm:mr-auto">{sentences.answeredBy(answered.by, when(answered.at))}</p>
        ) : (
          <a href={replyTo(message)} className={buttonStyle({ variant: 'secondary' })}>
            {sentences.answerByMail}
          </a>
        )}
        <Button variant="quiet" busy={mark.isBusy} busyLabel={sentences.marking} onClick={() => mark.run()}>
          {answered ? sentences.markOpen : sentences.markAnswered}
        </Button>
      </div>
    </Card>
  )
}
