// Faults of the provider in tests: `fresh` is the server with a provider client of its own, so that no test's faults affect another.
import { buildApp } from '../../app.ts'
import { providerClient } from '../../provider/client/provider-client.ts'
import { listenToProvider } from '../../provider/provider-listener.ts'
import type { TestApp } from '../app.ts'
import { control, type openOrder } from '../paying.ts'
import { test as base, expect } from '../test.ts'

export { expect }

const requestsOf = async (test: TestApp) =>
  (await control<{ requests: { method: string }[] }>(test, 'GET', '/requests')).requests

export const test = base
  .extend('fresh', async ({ app }): Promise<TestApp> => {
    app.logged.length = 0
    await control(app, 'DELETE', '/faults')
    return withFreshClient(app)
  })

  /** Collects the calls to the provider in this test. */
  .extend('asked', async ({ app }) => {
    const before = (await requestsOf(app)).length
    return async () => (await requestsOf(app)).slice(before).map(({ method }) => method)
  })

export async function withFreshClient(test: TestApp, change: object = {}): Promise<TestApp> {
  const { services } = test
  const listen = listenToProvider(services.metrics, services.now, test.app.log)
  const provider = providerClient({ ...services.providerSettings, ...change }, listen)
  const fresh = { ...services, provider }
  return { ...test, services: fresh, app: await buildApp(fresh, test.app.log) }
}

export const injectFault = (test: TestApp, fault: object) =>
  control(test, 'POST', '/faults', { times: 1000, ...fault })

export const NOT_STARTED = 'The payment could not be started. Please try again.'

export async function expectNotStarted({ status, headers, body }: Awaited<ReturnType<typeof openOrder>>) {
  expect({ status, wait: headers['retry-after'], body }).toEqual({
    status: 503,
    wait: '5',
    body: { success: false, code: 'providerBusy', message: NOT_STARTED, reference: expect.any(String) },
  })
}

export const alarmsOf = ({ logged }: TestApp) => logged.map(({ alarm }) => alarm).filter(Boolean)
