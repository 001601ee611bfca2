// The demo of sandbox mode is opened once, however many servers start.
import { expect, test } from '../test/test.ts'
import { seedSandbox } from './seed.ts'

test('two servers that start at the same moment open one demo, whose box a later start names', async ({
  app,
}) => {
  const texts = await Promise.all([seedSandbox(app.services), seedSandbox(app.services)])
  const hosts = await app.services.db
    .selectFrom('hosts')
    .select('email')
    .where('email', 'like', 'host@%')
    .execute()
  expect(hosts).toHaveLength(1)
  for (const text of texts) expect(text).toContain('Give as a guest')
  expect(texts).toContain(await seedSandbox(app.services))
})
