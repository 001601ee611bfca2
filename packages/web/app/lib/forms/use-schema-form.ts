// A form with the types, rules and sentences of a schema of the contract.

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Endpoint, Input, Output } from '@lifafa/contract/endpoint'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useLanguage } from '../language/language.tsx'
import { checkedInHindi } from '../language/refusals.ts'
import type { Errors } from './shared-error.ts'

export type FormSchema = NonNullable<Endpoint['body']> & { _zod: { input: FieldValues } }

/**
 * Validated when it is submitted, and from then on with each correction. Without default values, what was typed before
 * hydration stays. `values`: instead of default values, those of data that may change; fields that were edited keep their text.
 */
export const useSchemaForm = <S extends FormSchema>(
  schema: S,
  defaultValues?: DefaultValues<Input<S>>,
  values?: Input<S>,
): UseFormReturn<Input<S>, unknown, Output<S>> => {
  const isHindi = useLanguage() === 'hi'
  const validate = standardSchemaResolver<Input<S>, unknown, Output<S>>(schema)
  const form = useForm<Input<S>, unknown, Output<S>>({
    async resolver(...args) {
      const result = await validate(...args)
      return isHindi ? checkedInHindi(result) : result
    },
    defaultValues,
    // Without such values `reset` empties the form.
    ...(values && { values, resetOptions: { keepDirtyValues: true, keepErrors: true } }),
  })
  // Edited fields are counted only for who reads them.
  if (values) void form.formState.dirtyFields
  return form
}

/** The props of a field by its name: its registration, and what is wrong with it. */
export const fieldsOf =
  <Values extends FieldValues, Output>({
    register,
    formState: { errors },
  }: UseFormReturn<Values, unknown, Output>) =>
  (name: FieldPath<Values>) => ({ ...register(name), error: (errors as Errors)[name]?.message })
