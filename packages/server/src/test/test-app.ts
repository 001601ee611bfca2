// Gives a test file a whole server of its own.
import { afterAll, beforeAll } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'

/** As `openTestApp`, for the tests of the calling file: opened before them, closed after them. */
export function testApp(): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await openTestApp())
  })
  afterAll(() => app.close())
  return app
}
