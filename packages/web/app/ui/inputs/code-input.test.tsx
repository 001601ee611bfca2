// Tests that a code takes digits of any script however they come, and shows each in a box.
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../test/show.tsx'
import { CodeInput } from './code-input.tsx'
import { Field } from './field.tsx'

function Page({ error }: { error?: string }) {
  const [code, setCode] = useState('')
  return (
    <Field label="Code" error={error}>
      <CodeInput value={code} onChange={setCode} digits={6} />
    </Field>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Code')
const boxes = () => [...document.querySelectorAll('span[aria-hidden]')].map(({ textContent }) => textContent)

test.each([
  ['123456', '123456', ['1', '2', '3', '4', '5', '6']],
  ['12 34', '1234', ['1', '2', '3', '4', '', '']],
  ['code: 98-76', '9876', ['9', '8', '7', '6', '', '']],
  ['12345678', '12345678', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('%s is %s', (pasted, code, shown) => {
  show(<Page />)
  fireEvent.change(input(), { target: { value: pasted } })
  expect(input().value).toBe(code)
  expect(boxes()).toEqual(shown)
})

test('a phone offers the code of a message; an error is linked to the input', () => {
  show(<Page error="The code is wrong." />)
  expect(input().autocomplete).toBe('one-time-code')
  expect(input().inputMode).toBe('numeric')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  const note = input().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(note)?.textContent).toBe('The code is wrong.')
})
