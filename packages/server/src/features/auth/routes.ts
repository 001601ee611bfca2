// Serves the calls by which a host signs up and in: register, verify the address, ask for another code, sign in.
import { login } from '@lifafa/contract/endpoints/auth'
import { register, resendOtp, verifyOtp } from '@lifafa/contract/endpoints/sign-up'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { refuseWithoutMail } from '../../codes/refuse-without-mail.ts'
import { auditedByEmail } from '../../http/audited.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Serve } from '../../http/serve.ts'
import { limitGuesses, trustNetwork } from '../../passwords/guesses.ts'
import { accountAtNetwork } from '../../passwords/known-networks.ts'
import { limitUnknownNetworks } from '../../passwords/limit-unknown-networks.ts'
import type { Services } from '../../services.ts'
import { presentSignedInHost } from './present.ts'
import { register as registerHost } from './writes/register.ts'
import { resendCode } from './writes/resend-code.ts'
import { signIn } from './writes/sign-in.ts'
import { verifyEmail } from './writes/verify-email.ts'

export function authRoutes(serve: Serve, services: Services, limits: RateLimits): void {
  const deps = () => ({ ...services, now: services.now() })
  const guessing = limitGuesses(services, 'host')
  const limitUnknownNetwork = limitUnknownNetworks(services, limits, 'host')

  serve(
    register,
    async ({ body, network, device, language, log }) => {
      refuseWithoutMail(services.mailer)
      const { host, tokens, ticket } = await auditedByEmail(log, 'register', body.email, async () => {
        const caller = await accountAtNetwork(deps(), 'host', body.email, network)
        const details = { ...body, language: body.language ?? (language === 'hi' ? 'hi' : 'en') }
        return registerHost({ ...deps(), device, caller }, details)
      })
      const user = presentSignedInHost(host)
      return { success: true, message: authSentences.accountCreated, user, tokens, ticket }
    },
    { limit: 'register' },
  )

  serve(verifyOtp, async ({ body, rateLimitSubject, log }) => {
    const caller = await limitUnknownNetwork('tryCode', body.email, rateLimitSubject)
    await auditedByEmail(log, 'verify-email', body.email, () =>
      verifyEmail(deps(), { ...body, code: body.otp_code }, caller),
    )
    return { success: true, message: authSentences.emailVerified }
  })

  serve(resendOtp, async ({ body, network, rateLimitSubject, log }) => {
    const caller = await limitUnknownNetwork('sendCode', body.email, rateLimitSubject)
    refuseWithoutMail(services.mailer)
    const ticket = await auditedByEmail(log, 'resend-code', body.email, () =>
      // A token is not a guess: a caller with one is not delayed by those who guess the password.
      body.password === undefined
        ? resendCode(deps(), body, caller)
        : guessing(body.email, network, () => resendCode(deps(), body, caller)),
    )
    return { success: true, message: authSentences.codeSent, ticket }
  })

  serve(login, async ({ body, network, rateLimitSubject, device, log }) => {
    const caller = await limitUnknownNetwork('login', body.email, rateLimitSubject)
    const { host, tokens, isFirst } = await auditedByEmail(log, 'login', body.email, () =>
      guessing(body.email, network, () => signIn({ ...deps(), device, caller }, body)),
    )
    await trustNetwork(services, 'host', body.email, network)
    return { success: true, tokens, user: presentSignedInHost(host), first_login: isFirst }
  })
}
