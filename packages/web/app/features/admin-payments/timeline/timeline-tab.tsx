// The timeline of one payment, found by any id of it.
import { adminGetTimeline } from '@lifafa/contract/endpoints/admin/timeline'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { Search } from 'lucide-react'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { FailedPanel } from '../../../lib/queries/failed-panel.tsx'
import { useQueryWithToast } from '../../../lib/queries/use-query-with-toast.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { timelineQuery } from '../payment-queries.ts'
import { usePaymentsParams } from '../use-payments-params.ts'
import { TimelineView } from './timeline-view.tsx'

export function TimelineTab() {
  const { params, goTo } = usePaymentsParams()
  const id = params.id.trim()
  return (
    <section>
      <SectionHead title={sentences.tabs.payment}>{sentences.timelineText}</SectionHead>
      <IdForm key={id} id={id} onFind={(wanted) => goTo({ id: wanted })} />
      {id !== '' && <Timeline key={`timeline of ${id}`} id={id} />}
    </section>
  )
}

function IdForm({ id, onFind }: { id: string; onFind: (id: string) => void }) {
  const form = useSchemaForm(adminGetTimeline.query, { id })
  return (
    <Form onSubmit={form.handleSubmit((values) => onFind(values.id))} className="mb-7 max-w-2xl">
      <Field label={sentences.idLabel} error={form.formState.errors.id?.message}>
        <div className="flex gap-3">
          <TextInput
            {...form.register('id')}
            placeholder={sentences.idPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
          />
          <Button type="submit" size="lg" className="flex-none px-5!">
            <Search className="size-5" aria-hidden="true" />
            {sentences.find}
          </Button>
        </div>
      </Field>
    </Form>
  )
}

function Timeline({ id }: { id: string }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQueryWithToast(timelineQuery(id))
  if (data === undefined && errorUpdateCount > 0)
    return (
      <FailedPanel title={sentences.timelineFailed} error={error} isFetching={isFetching} onRetry={refetch} />
    )
  if (data === null) return <EmptyState title={sentences.idUnknown} text={sentences.idUnknownText} />
  if (data === undefined)
    return (
      <div role="status" className="grid gap-5">
        <span className="sr-only">{adminPagesSentences.loading}</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
      </div>
    )
  return <TimelineView id={id} timeline={data} />
}
