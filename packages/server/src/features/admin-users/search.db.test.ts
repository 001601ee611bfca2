// The search in the administrators' list of users.
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { describe } from 'vitest'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { aHost, namesFound, users } from '../../test/administrators/listed-users.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('admin', { scope: 'file' }, ({ app }) => aSignedInAdmin(app))

test('a search may have 254 characters and no more', async ({ admin }) => {
  expect(await namesFound(admin, 'e'.repeat(254))).toEqual([])
  expect(await admin.call(['GET', `/admin/users?search=${'e'.repeat(255)}`])).toMatchObject({
    status: 400,
    body: { success: false, errors: { search: [textSentences.tooLong(254)] } },
  })
})

describe('a search', () => {
  test.beforeAll(async ({ app }) => {
    await aHost(app, { first_name: 'Prakash', last_name: 'Rao', email: 'p.rao_1+box@mail.example' })
    await aHost(app, { first_name: 'प्रकाश', last_name: 'शर्मा', phone_number: '9000012345' })
    await aHost(app, { first_name: '100% Real', last_name: 'Under_Score' })
    await aHost(app, { first_name: 'Back\\slash', last_name: 'Zoë' })
    await aHost(app, { first_name: 'Party', last_name: '🎉 Singh' })
    await aHost(app, { first_name: 'Anna  Maria', last_name: "D'Souza" })
  })

  test.for<[string, string[]]>([
    ['ash', ['Back\\slash Zoë', 'Prakash Rao']],
    ['Prakash', ['Prakash Rao', 'प्रकाश शर्मा']],
    ['PRAKASH', ['Prakash Rao', 'प्रकाश शर्मा']],
    ['prakash sharma', ['प्रकाश शर्मा']],
    ['prakash rao', ['Prakash Rao']],
    ['  prakash   rao ', ['Prakash Rao']],
    ['rao prakash', []],
    ['काश', ['Prakash Rao', 'प्रकाश शर्मा']],
    ['प्रकाश', ['Prakash Rao', 'प्रकाश शर्मा']],
    ['प्रकाश राव', []],
    ['प्रकाश शर्मा', ['प्रकाश शर्मा']],
    ['श', ['प्रकाश शर्मा']],
    ['%', ['100% Real Under_Score']],
    ['0% r', ['100% Real Under_Score']],
    ['r_s', ['100% Real Under_Score']],
    ['_', ['100% Real Under_Score', 'Prakash Rao']],
    ['\\', ['Back\\slash Zoë']],
    ['\\s', ['Back\\slash Zoë']],
    ['zoe\u0308', ['Back\\slash Zoë']],
    ['🎉', ['Party 🎉 Singh']],
    ['party 🎉', ['Party 🎉 Singh']],
    ["d'souza", ["Anna  Maria D'Souza"]],
    ['anna maria', ["Anna  Maria D'Souza"]],
    ['000123', ['प्रकाश शर्मा']],
    ['9000012345', ['प्रकाश शर्मा']],
    ['p.rao_1+box', ['Prakash Rao']],
    ['@MAIL.example', ['Prakash Rao']],
    ['rao p.rao', []],
    ['no such name', []],
    ["'; drop table hosts--", []],
  ])('for “%s” finds %j', async ([search, names], { admin }) => {
    expect((await namesFound(admin, search)).sort()).toEqual(names)
  })

  test('a repeated search counts hosts who signed up, changed or were deleted since', async ({
    app,
    admin,
  }) => {
    const { db } = app.services
    const found = async () => (await users(admin, 'search=revised')).pagination.total_users
    expect(await found()).toBe(0)
    const { id } = await aHost(app, { first_name: 'Revised' })
    expect(await found()).toBe(1)
    await db.updateTable('hosts').set({ first_name: 'Other' }).where('id', '=', id).execute()
    expect(await found()).toBe(0)
    await db.updateTable('hosts').set({ email: 'revised@example.com' }).where('id', '=', id).execute()
    expect(await found()).toBe(1)
    expect((await admin.call(['DELETE', `/admin/users/${id}`])).status).toBe(200)
    expect(await found()).toBe(0)
  })

  test('that finds nothing has one page, an empty one [admin-26]', async ({ admin }) => {
    expect(await users(admin, 'search=nobody-at-all')).toEqual({
      users: [],
      pagination: { total_users: 0, total_pages: 1, current_page: 1, has_next: false, has_previous: false },
    })
  })
})
