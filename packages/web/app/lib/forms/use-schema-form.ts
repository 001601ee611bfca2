// A form that is checked by a schema of the contract: its types, its rules, its sentences.

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Endpoint, Input, Output } from '@lifafa/contract/endpoint'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'

type FormSchema = NonNullable<Endpoint['body']> & { _zod: { input: FieldValues } }

/**
 * Checked when it is sent, and from then on as it is corrected. Without default values, what was typed before the
 * script woke stays.
 */
export const useSchemaForm = <S extends FormSchema>(
  schema: S,
  defaultValues?: DefaultValues<Input<S>>,
): UseFormReturn<Input<S>, unknown, Output<S>> =>
  useForm<Input<S>, unknown, Output<S>>({
    resolver: standardSchemaResolver<Input<S>, unknown, Output<S>>(schema),
    defaultValues,
  })
