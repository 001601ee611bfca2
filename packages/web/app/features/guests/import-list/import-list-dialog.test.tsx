// Tests that a list is sent to be understood as soon as its file is chosen.
import { importList } from '@lifafa/contract/endpoints/register/imports'
import { importListSentences as sentences } from '@lifafa/contract/sentences/host/import-list'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asHost, OPEN, refuse } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { ImportListDialog } from './import-list-dialog.tsx'

type Props = Parameters<typeof ImportListDialog>[0]
const box = { giftid: '7YWHMfk9JZeLM1g1ZauHuQ' } as Props['box']

asHost()

test('the name of a file is sent as the call takes it, without marks of direction', async () => {
  const calls = refuse(500)
  show(<ImportListDialog {...OPEN} box={box} />)
  const name = `${'📒'.repeat(60)} \u202a+91 98765 43210\u202c.csv`
  const files = [new File(['Name\nAsha'], name)]
  fireEvent.change(screen.getByLabelText(sentences.choose), { target: { files } })
  await waitFor(() => expect(calls.mock.calls.some(([, { method }]) => method === 'POST')).toBe(true))
  const [, { body }] = calls.mock.calls.find(([, { method }]) => method === 'POST') ?? ['', {}]
  const sent = importList.body.parse(JSON.parse(String(body)))
  expect(sent).toMatchObject({ file: expect.stringMatching(/^📒+ \+91 98765 43210\.csv$/u), dry_run: true })
})
