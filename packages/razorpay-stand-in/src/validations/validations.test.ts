// Account validations: what a bank says of a UPI ID, when, and how strict the request is.
import { expect, test } from 'vitest'
import { openStandIn } from '../../test/stand-in.ts'

const PATH = '/v1/fund_accounts/validations'
const asking = (address: string, more: object = {}) => ({
  source_account_number: '7878780080316316',
  validation_type: 'pennydrop',
  reference_id: 'check-1',
  notes: { upi_id_check: 'check-1' },
  fund_account: { account_type: 'vpa', vpa: { address }, contact: { name: 'Asha Rao', type: 'customer' } },
  ...more,
})

test('a validation is created, and completed once the bank has answered; a repetition is another one', async () => {
  const { post, get } = await openStandIn()
  const made = await post(PATH, asking('asha@okbank'))
  expect(made.body).toMatchObject({
    ...{ id: expect.stringMatching(/^fav_/), entity: 'fund_account.validation', status: 'created' },
    validation_results: { account_status: null, registered_name: null, name_match_score: null },
    fund_account: { vpa: { address: 'asha@okbank' }, contact: { name: 'Asha Rao' } },
  })
  const { body } = await get(`${PATH}/${made.body.id}`)
  expect(body).toMatchObject({
    status: 'completed',
    validation_results: { account_status: 'active', registered_name: 'ASHA RAO', name_match_score: 100 },
  })
  const again = await post(PATH, asking('asha@okbank'))
  expect(again.body.id).not.toBe(made.body.id)
  const listed = await get(`${PATH}?account_number=7878780080316316`)
  expect(listed.body.items.map(({ id }: { id: string }) => id)).toEqual([again.body.id, made.body.id])
})

test.each([
  ['invalid.one@okbank', 'completed', 'invalid', null],
  ['another@okbank', 'completed', 'active', 'SURESH BABU'],
  ['nameless@okbank', 'completed', 'active', null],
  ['failed@okbank', 'failed', null, null],
  ['silent@okbank', 'created', null, null],
])('%s is %s', async (address, status, account_status, registered_name) => {
  const { post, get } = await openStandIn()
  const { id } = (await post(PATH, asking(address))).body
  expect((await get(`${PATH}/${id}`)).body).toMatchObject({
    status,
    validation_results: { account_status, registered_name },
  })
})

test('a bank that waits answers when it is told to, once', async () => {
  const { post, get } = await openStandIn()
  await post('/stand-in/behaviour', { validationStatus: 'created' })
  const { id } = (await post(PATH, asking('asha@okbank'))).body
  expect((await get(`${PATH}/${id}`)).body.status).toBe('created')
  const end = () => post(`/stand-in/validations/${id}/state`, { status: 'completed' })
  expect((await end()).body.validation_results.registered_name).toBe('ASHA RAO')
  expect((await end()).status).toBe(400)
})

test.each([
  [{ amount: 100 }, 'amount is/are not required and should not be sent'],
  [{ source_account_number: undefined }, 'source_account_number: is required.'],
  [{ reference_id: 'x'.repeat(41) }, expect.stringContaining('reference_id')],
  [asking('asha okbank'), expect.stringContaining('vpa')],
])('%j is refused', async (more, description) => {
  const { post } = await openStandIn()
  const refused = await post(PATH, { ...asking('asha@okbank'), ...more })
  expect(refused.status).toBe(400)
  expect(refused.body.error.description).toEqual(description)
})
