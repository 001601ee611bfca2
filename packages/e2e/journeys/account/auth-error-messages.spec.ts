// The forms of /auth show the server's error messages.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { login } from '@lifafa/contract/endpoints/auth'
import { resendOtp } from '@lifafa/contract/endpoints/sign-up'
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { field, press } from '../../controls/forms.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { signUp, someHost } from '../../server/api.ts'
import { failCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 500/] })

test.describe('error messages of the server', () => {
  test.use({
    expectedConsoleErrors: [[/status of 400/, /status of 403/, /status of 500/], { scope: 'test' }],
  })

  test('a message, an error, or errors by field as one bulleted list are shown [account-9]', {
    tag: '@deep',
  }, async ({ page, server }) => {
    const host = someHost()
    await signUp(server, host)
    const answers = [{ message: 'Said as message.' }, { error: 'Said as error.' }]
    const ofFields = { email: ['About the address.'], password: ['One thing.', 'Another.'] }
    const lists = { non_field_errors: ['First thing.', 'Second thing.'], other: ['Third thing.'] }
    await page.route(`**${API_PREFIX}${login.path}`, (route) =>
      route.fulfill({ status: 400, json: answers.shift() ?? lists }),
    )
    await page.goto('/auth')
    const alert = page.getByRole('alert')
    for (const sentence of ['Said as message.', 'Said as error.']) {
      await sendSignIn(page, host)
      await expect(alert).toHaveText(sentence)
    }
    await sendSignIn(page, host)
    await expect(alert.getByRole('listitem')).toHaveText(['First thing.', 'Second thing.', 'Third thing.'])
    answers.push({ errors: ofFields } as never)
    await sendSignIn(page, host)
    await expect(alert.getByRole('listitem')).toHaveText(Object.values(ofFields).flat())
    await expect(field(page, 'Email')).toHaveAccessibleDescription('About the address.')
    await page.unroute(`**${API_PREFIX}${login.path}`)

    await page.clock.install()
    await sendSignIn(page, host)
    await expect(page.getByText(sentences.notVerified)).toBeVisible()
    await failCalls(page, resendOtp)
    await page.clock.fastForward(CODE_RESEND_MS)
    await press(page, 'Resend code')
    await expect(page.getByText(sentences.resendFailed)).toBeVisible()
  })
})
