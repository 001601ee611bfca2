// A stored hash of a lower cost is renewed at sign-in.
import { accountTable } from '../sessions/owner.ts'
import { AUDIENCES } from '../test/audiences.ts'
import { expect, test } from '../test/test.ts'

test.for(['host', 'admin'] as const)(
  'a hash of a lower cost is replaced at sign-in (%s), and concurrent sign-ins succeed',
  async (audience, { app }) => {
    const { post, anAccount, password } = AUDIENCES[audience]
    const { email, id } = await anAccount(app)
    const signIn = () => post(app, '/login', { email, password })
    const answers = await Promise.all(Array.from({ length: 4 }, signIn))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { password_hash } = await app.services.db
      .selectFrom(accountTable[audience])
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn()).status).toBe(200)
  },
)
