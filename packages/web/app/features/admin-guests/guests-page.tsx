// The administrators' page that answers guests: find what is held of one, export it, correct it, erase it.
import { adminFindGuest, guestSearchForm } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { fieldsOf, useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { AdminPageHead, adminMeta } from '../../lib/page/admin-page-head.tsx'
import { Loaded } from '../../lib/queries/loaded.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { HeldGifts } from './held-gifts.tsx'

const guestQuery = (text: string) =>
  queryOptions({
    queryKey: ['guests of requests', text],
    queryFn: () => adminCall(adminFindGuest, { body: { text } }),
    meta: { failed: sentences.failed },
  })

export const meta = adminMeta(sentences.title)

export default function AdminGuestsPage() {
  // Not in the address, unlike other searches: a guest's phone number does not belong into the browser's history.
  const [text, setText] = useState('')
  return (
    <>
      <AdminPageHead title={sentences.title}>{sentences.text}</AdminPageHead>
      <SearchForm onFind={setText} />
      {text !== '' && <FoundGuest key={text} text={text} />}
    </>
  )
}

function SearchForm({ onFind }: { onFind: (text: string) => void }) {
  const form = useSchemaForm(guestSearchForm, { text: '' })
  return (
    <Form
      onSubmit={form.handleSubmit(({ text }) => onFind(text))}
      className="mb-7 grid max-w-3xl gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        label={sentences.label}
        {...fieldsOf(form)('text')}
        type="search"
        placeholder={sentences.placeholder}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="lg" className="min-h-13! self-start px-5! py-2! md:mt-[1.875rem]">
        <Search className="size-5" aria-hidden="true" />
        {sentences.find}
      </Button>
    </Form>
  )
}

function FoundGuest({ text }: { text: string }) {
  const guest = useQuery(guestQuery(text))
  return (
    <Loaded query={guest} failedTitle={sentences.failed} skeleton={waiting}>
      {({ gifts, has_more }) =>
        gifts.length === 0 ? (
          <EmptyState title={sentences.nothing} text={sentences.nothingText} />
        ) : (
          <HeldGifts gifts={gifts} hasMore={has_more} />
        )
      }
    </Loaded>
  )
}

const waiting = (
  <Loading>
    <Skeleton className="h-64" />
  </Loading>
)
