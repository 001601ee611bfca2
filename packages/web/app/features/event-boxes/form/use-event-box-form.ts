// The form of an event box, validated against today's date.

import type { Input } from '@lifafa/contract/endpoint'
import type { BoxForm } from '@lifafa/contract/endpoints/event-box-forms'
import { useMemo } from 'react'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useNow } from '../../../lib/time/use-now.ts'

/** @param formAt the contract's form for creating or for editing, at a given time. */
export function useEventBoxForm(formAt: (now: Date) => BoxForm, defaultValues: Input<BoxForm>) {
  const now = useNow()
  const schema = useMemo(() => formAt(now), [formAt, now])
  return { now, form: useSchemaForm(schema, defaultValues) }
}

export type EventBoxForm = ReturnType<typeof useEventBoxForm>['form']
