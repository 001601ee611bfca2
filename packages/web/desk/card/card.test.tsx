// Tests the card in the browser: what is suggested, and what a question leaves on it.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { entered, write } from '../queue/queue.ts'
import { AT, cash, DEVICE } from '../test/samples.ts'
import { show } from '../test/show.tsx'
import { Card } from './card.tsx'

const words = deskWords.en
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** As a browser tells it. */
function openMore() {
  const details = screen.getByText(words.more).closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
}

const asked = { number: 'A-1', onSave: async () => undefined }

test('a village and a family that are known are suggested in their fields', () => {
  const names = [{ name: 'Gita Devi', village: 'Karera', family: 'Sharma', gave: [], online_at: null }]
  show(entered(null, DEVICE), <Card {...asked} entries={[]} />, { names })
  openMore()
  for (const [label, typed, known] of [
    [words.village, 'kar', 'Karera'],
    [words.family, 'shar', 'Sharma'],
  ] as const) {
    type(label, typed)
    fireEvent.click(within(screen.getByRole('group', { name: words.suggestions })).getByText(known))
    expect(field(label).value).toBe(known)
    expect(screen.queryByRole('group', { name: words.suggestions })).toBeNull()
  }
  expect(field(words.name).value).toBe('')
})

test.each([
  ['Ramesh Sharma', true],
  ['Verma', false],
])('a giver who is chosen is of the family %s: “same family” pressed %s', (family, isPressed) => {
  const names = [{ name: 'Gita Devi', village: 'Karera', family: 'Verma', gave: [], online_at: null }]
  const { entries } = write(entered(null, DEVICE), 'a', cash(), AT)
  const onSave = vi.fn(asked.onSave)
  show(entered(null, DEVICE), <Card {...asked} entries={entries} onSave={onSave} />, { names })
  if (isPressed) fireEvent.click(screen.getByText(words.sameFamily('Ramesh Sharma')))
  type(words.name, 'gita')
  fireEvent.click(screen.getByText('Gita Devi, Karera'))
  type(words.amount, '501')
  fireEvent.click(screen.getByRole('button', { name: words.save('A-1') }))
  const chosen = { name: 'Gita Devi', village: 'Karera', family }
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining(chosen))
})

test('“it is the same” leaves a change as it was typed', () => {
  const first = write(entered(null, DEVICE), 'a', cash(), AT)
  const { entries } = write(first, 'b', { ...cash(1_100_00), name: 'Gita' }, AT)
  const changed = entries[1]
  if (!changed) throw new Error('It is there.')
  show(first, <Card {...asked} entries={entries} changed={changed} />)
  type(words.name, 'Ramesh Sharma')
  fireEvent.click(screen.getByRole('button', { name: words.saveChange }))
  fireEvent.click(screen.getByRole('button', { name: words.same }))
  expect([field(words.name).value, field(words.amount).value]).toEqual(['Ramesh Sharma', '1100'])
  screen.getByRole('button', { name: words.saveChange })
})

test('a gift of an earlier day is asked about with its day', () => {
  const { entries } = write(entered(null, DEVICE), 'a', cash(), AT)
  show(entered(null, DEVICE), <Card {...asked} entries={entries} />)
  type(words.amount, '501')
  type(words.name, 'Ramesh Sharma')
  fireEvent.click(screen.getByRole('button', { name: words.save('A-1') }))
  screen.getByText(/Ramesh Sharma gave ₹1 on November 27, 2026, 7:30\sPM \(A-1\)/)
})

test('a choice of another kind takes away the errors of the one before', () => {
  show(entered(null, DEVICE), <Card {...asked} entries={[]} />)
  fireEvent.click(screen.getByRole('button', { name: words.save('A-1') }))
  screen.getByText(words.amountNeeded)
  fireEvent.click(screen.getByRole('button', { name: words.kinds.gold }))
  expect(screen.queryByText(words.weightNeeded)).toBeNull()
})

test('after a gift of another kind the row of kinds shows cash, which is chosen again', () => {
  show(entered(null, DEVICE), <Card {...asked} entries={[]} />)
  const kinds = screen.getByRole('group', { name: words.kind })
  const scrollTo = vi.fn()
  kinds.scrollTo = scrollTo
  fireEvent.click(screen.getByRole('button', { name: words.kinds.blessing }))
  fireEvent.click(screen.getByRole('button', { name: words.save('A-1') }))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a second tap on Save asks for nothing; a third one, on the empty card, does', () => {
  show(entered(null, DEVICE), <Card {...asked} entries={[]} />)
  const save = () => fireEvent.click(screen.getByRole('button', { name: words.save('A-1') }))
  type(words.amount, '501')
  save()
  save()
  expect(screen.queryByText(words.amountNeeded)).toBeNull()
  save()
  screen.getByText(words.amountNeeded)
})

test('gold is not counted later, but weighed', () => {
  show(entered(null, DEVICE), <Card {...asked} entries={[]} />)
  fireEvent.click(screen.getByRole('button', { name: words.kinds.gold }))
  expect(screen.queryByRole('button', { name: words.countLater })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.notWeighed }))
  expect(field(words.weight).placeholder).toBe(words.notWeighed)
})

test('the rule of ₹2,00,000 stands below the amount, where it is seen', () => {
  show(entered(null, DEVICE), <Card {...asked} entries={[]} />)
  type(words.amount, '250000')
  type(words.name, 'Ramesh Sharma')
  const place = screen.getByText(words.twoLakh).compareDocumentPosition(field(words.name))
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a field below “more” that is wrong is shown, also after that was closed', () => {
  show(entered(null, DEVICE), <Card {...asked} entries={[]} />)
  openMore()
  type(words.amount, '501')
  type(words.name, 'Ramesh Sharma')
  type(words.phone, '12')
  const details = field(words.phone).closest('details') as HTMLDetailsElement
  const close = () => {
    details.open = false
    fireEvent(details, new Event('toggle'))
  }
  close()
  expect(screen.queryByLabelText(words.phone)).toBeNull()
  // As its error stands, it stays drawn: the browser alone hides it.
  for (const hide of [() => {}, close]) {
    hide()
    fireEvent.click(screen.getByRole('button', { name: words.save('A-1') }))
    expect(field(words.phone).getAttribute('aria-invalid')).toBe('true')
    expect(details.open).toBe(true)
    expect(document.activeElement).toBe(field(words.phone))
  }
})
