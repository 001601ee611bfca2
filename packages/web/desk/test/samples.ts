// A device at a desk, a gift in cash and a hand-over, for the desk’s tests.
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'

export const AT = '2026-11-27T14:00:00.000Z'

export const DEVICE = { id: 'd', token: 't', helper: 'Pappu', session: 's', letter: 'A', next: 1 }

export const cash = (amount_paise = 100): EntryContent => ({
  ...{ kind: 'cash', amount_paise, name: 'Ramesh Sharma', village: 'Morena', words: '', relation: '' },
  ...{ family: '', side: '', phone: '', note: '' },
})

export const HANDOVER = { id: 'h', from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 2, at: AT }
