// The form of an event box, validated against today's date.

import type { Input } from '@lifafa/contract/endpoint'
import type { BoxForm } from '@lifafa/contract/endpoints/event-box-forms'
import { useMemo } from 'react'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useNow } from '../../../lib/time/use-now.ts'

/**
 * @param formAt the contract's form for creating or for editing, at a given time.
 * @param values may change, as from another device; edited fields keep their text.
 */
export function useEventBoxForm(formAt: (now: Date) => BoxForm, values: Input<BoxForm>) {
  const now = useNow()
  const schema = useMemo(() => formAt(now), [formAt, now])
  return { now, form: useSchemaForm(schema, undefined, values) }
}

export type EventBoxForm = ReturnType<typeof useEventBoxForm>['form']
