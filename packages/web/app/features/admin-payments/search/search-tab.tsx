// Finds payments, payouts, hosts and boxes, and shows the timeline of the one that was chosen.

import { searchForm } from '@lifafa/contract/endpoints/admin/search'
import { adminGetTimeline, looksLikeId } from '@lifafa/contract/endpoints/admin/timeline'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { nullIfMissing } from '../../../lib/calls/null-if-missing.ts'
import { fieldsOf, useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { paymentsSearch, searchOf } from '../payments-params.ts'
import { TimelineView } from '../timeline/timeline-view.tsx'
import { FoundLists } from './found-lists.tsx'

export function SearchTab() {
  const [params, setParams] = useSearchState(paymentsSearch)
  const { text, day } = params
  // A text that was typed into the sidebar may be an id.
  const id = params.id.trim() || (looksLikeId(text.trim()) ? text.trim() : '')
  return (
    <section>
      <SectionHead title={adminPaymentsSentences.tabs.payment}>{sentences.text}</SectionHead>
      <SearchForm key={`${text} ${day} ${id}`} wanted={{ text: text || id, day }} onFind={setParams} />
      {id !== '' && text !== '' && id !== text.trim() && (
        <p className="mb-4">
          <Link
            to={searchOf({ tab: 'payment', text, day })}
            className="font-semibold text-maroon underline-offset-4 hover:underline"
          >
            {sentences.back}
          </Link>
        </p>
      )}
      {id !== '' && <Timeline key={id} id={id} />}
      {id === '' && text.trim() !== '' && <FoundLists key={`${text} ${day}`} wanted={{ text, day }} />}
    </section>
  )
}

interface SearchFormProps {
  wanted: { text: string; day: string }
  onFind: (found: { id: string; text: string; day: string }) => void
}

/** An id leads to its timeline at once. */
function SearchForm({ wanted, onFind }: SearchFormProps) {
  const form = useSchemaForm(searchForm, wanted)
  const field = fieldsOf(form)
  return (
    <Form
      onSubmit={form.handleSubmit(({ text, day }) =>
        onFind(looksLikeId(text) ? { id: text, text: '', day: '' } : { id: '', text, day }),
      )}
      className="mb-7 grid max-w-3xl gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_11rem_auto]"
    >
      <TextField
        label={sentences.label}
        {...field('text')}
        type="search"
        placeholder={sentences.placeholder}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField label={sentences.day} {...field('day')} type="date" />
      <Button type="submit" size="lg" className="min-h-13! self-start px-5! py-2! md:mt-[1.875rem]">
        <Search className="size-5" aria-hidden="true" />
        {sentences.find}
      </Button>
    </Form>
  )
}

/** By any id of a payment or payout. */
function Timeline({ id }: { id: string }) {
  const found = useQuery({
    queryKey: [MONEY_KEY, 'timeline', id],
    queryFn: async () =>
      (await adminCall(adminGetTimeline, { query: { id } }).catch(nullIfMissing))?.timeline ?? null,
    meta: { failed: adminPaymentsSentences.timelineFailed },
  })
  return (
    <>
      <SectionHead title={adminPaymentsSentences.timeline} />
      <Loaded query={found} failedTitle={adminPaymentsSentences.timelineFailed} skeleton={waiting}>
        {(timeline) =>
          timeline === null ? (
            <EmptyState
              title={adminPaymentsSentences.idUnknown}
              text={adminPaymentsSentences.idUnknownText}
            />
          ) : (
            <TimelineView id={id} timeline={timeline} />
          )
        }
      </Loaded>
    </>
  )
}

const waiting = (
  <Loading className="grid gap-5">
    <Skeleton className="h-40" />
    <Skeleton className="h-80" />
  </Loading>
)
