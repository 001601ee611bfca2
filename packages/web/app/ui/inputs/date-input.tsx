// A calendar day, chosen with the device's date picker. Its value is `YYYY-MM-DD`.
import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="date" />
}
