// Tests that the list on paper of a host who reads Hindi has no English word that nobody typed.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { latinWords } from '@lifafa/contract/test/latin-in-hindi'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInHindi } from '../../../test/sent-form.tsx'
import { PrintedGuests } from './printed-guests.tsx'

const box = {
  ...{ giftid: 'abc', name: 'आरव संग मीरा', event_type: 'marriage', location: 'जयपुर' },
  ...{ groom_name: 'आरव', bride_name: 'मीरा', marriage_date: '2026-11-22' },
} as ListedBox
const guest = {
  ...{ id: '1', name: 'सुनीता', phone: null, address: null, amount: 501, blessing: 'सुखी रहो' },
  ...{ created_at: '2026-11-20T18:30:00.000Z', blessing_hidden: false, erased: false },
} as ListedGuest

test('the list on paper is Hindi; a name in Latin letters has its reading beside it', async () => {
  const guests = [
    ...[guest, { ...guest, id: '2', name: 'Sunita Devi', erased: true }],
    ...[
      { ...guest, id: '3', name: '' },
      { ...guest, id: '4', name: '', erased: true },
    ],
  ]
  showInHindi(<PrintedGuests box={box} guests={guests} />)
  expect(await screen.findByText('22 नवंबर 2026 · जयपुर')).toBeTruthy()
  expect(document.body.textContent).toContain('रात\u00a012:00')
  expect(document.body.textContent).toContain('Sunita Devi (सुनीता देवी)')
  const names = [...document.querySelectorAll('td strong')].map(({ textContent }) => textContent)
  expect(names).toEqual(['सुनीता', 'Sunita Devi', 'नाम नहीं लिखा', 'मिटाया गया'])
  expect(latinWords([document.body.textContent ?? ''], ['Sunita', 'Devi'])).toEqual([])
})
