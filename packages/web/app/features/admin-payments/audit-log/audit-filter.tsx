// Filters the audit log: by action, administrator, days, and what it concerns.
import type { Answer, Output } from '@lifafa/contract/endpoint'
import {
  type adminListAuditLog,
  auditAction,
  auditFilterForm,
} from '@lifafa/contract/endpoints/admin/audit-log'
import { auditLogSentences as sentences } from '@lifafa/contract/sentences/admin/audit-log'
import { type ReactNode, useEffect } from 'react'
import { fieldsOf, useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'

type Filter = Output<typeof auditFilterForm>

const NO_FILTER: Filter = { action: '', admin: '', from: '', until: '', about: '' }

const ACTIONS = [
  { value: '', label: sentences.anyAction },
  ...auditAction.options
    .map((value) => ({ value, label: sentences.actions[value].name }))
    .sort((one, other) => (one.label < other.label ? -1 : 1)),
]

interface AuditFilterProps {
  wanted: Filter
  admins: Answer<typeof adminListAuditLog>['admins']
  onFilter: (filter: Filter) => void
  /** Beside its buttons. */
  children: ReactNode
}

export function AuditFilter({ wanted, admins, onFilter, children }: AuditFilterProps) {
  const form = useSchemaForm(auditFilterForm, wanted)
  const field = fieldsOf(form)
  const applied = JSON.stringify(wanted)
  // Other values in the address, as by Back, replace what is in the fields.
  useEffect(() => form.reset(JSON.parse(applied)), [form.reset, applied])
  const isFiltered = Object.values(wanted).some((each) => each !== '')
  return (
    <Form
      aria-label={sentences.filter}
      onSubmit={form.handleSubmit(onFilter)}
      className="mb-7 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2 lg:grid-cols-[repeat(2,minmax(0,1fr))_repeat(2,11rem)]"
    >
      <Field label={sentences.action}>
        <Select {...form.register('action')} options={ACTIONS} />
      </Field>
      <Field label={sentences.admin}>
        <Select
          {...form.register('admin')}
          options={[{ value: '', label: sentences.anybody }, ...namesOf(admins)]}
        />
      </Field>
      <TextField label={sentences.from} {...field('from')} type="date" />
      <TextField label={sentences.until} {...field('until')} type="date" />
      <TextField
        label={sentences.about}
        {...field('about')}
        placeholder={sentences.aboutPlaceholder}
        autoCapitalize="none"
        spellCheck={false}
        className="lg:col-span-2"
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2 lg:mt-[1.875rem]">
        <Button type="submit" className="min-h-13!">
          {sentences.show}
        </Button>
        {isFiltered && (
          <Button variant="secondary" className="min-h-13!" onClick={() => onFilter(NO_FILTER)}>
            {sentences.showAll}
          </Button>
        )}
        {children}
      </div>
    </Form>
  )
}

/** Those with one name are told apart by their addresses. */
const namesOf = (admins: AuditFilterProps['admins']) =>
  admins.map(({ id, name, email }) => ({
    value: id,
    label: admins.some((other) => other.id !== id && other.name === name) ? `${name}, ${email}` : name,
  }))
