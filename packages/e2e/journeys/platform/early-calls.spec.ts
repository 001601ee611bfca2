// The call that a document makes while its scripts are on the way is the one whose answer the page shows.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { expect, test } from '../../test.ts'

test('a page asks for its data once, before its scripts run, and shows the answer', { tag: '@deep' }, async ({
  page,
  asHost,
  box,
}) => {
  await asHost('/dashboard/settings')
  const pages = [
    { path: '/event', data: '/event', name: box.name },
    { path: '/guests', data: '/dashboard/giftbooks', name: box.name },
  ]
  for (const { path, data, name } of pages) {
    const asked: string[] = []
    const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    await page.goto(path)
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    page.off('request', note)
    expect(asked.filter((url) => url === API_PREFIX + data)).toHaveLength(1)
    expect(
      await page.evaluate(() => 'earlyCall' in window && Reflect.get(window, 'earlyCall') === undefined),
    ).toBe(true)
  }
})
