// Builds the HTTP server: every hook and route, in the order of registration.
import compress from '@fastify/compress'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { passwordResetRoutes } from './codes/reset-routes.ts'
import { eraseGuests } from './erasure/erase-guests.ts'
import { eraseHost } from './erasure/erase-host.ts'
import { adminAccountRoutes } from './features/admin-accounts/routes.ts'
import { adminFeedbackRoutes } from './features/admin-feedback/routes.ts'
import { adminHostRoutes } from './features/admin-hosts/routes.ts'
import { adminPaymentRoutes } from './features/admin-payments/routes.ts'
import { adminSearchRoutes } from './features/admin-search/routes.ts'
import { adminUserRoutes } from './features/admin-users/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { boxStatementRoutes } from './features/box-statements/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { correctionRoutes } from './features/corrections/routes.ts'
import { liveRoutes } from './features/dashboard/live-routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { eventBoxRoutes } from './features/event-boxes/routes.ts'
import { guestRequestRoutes } from './features/guest-details/routes.ts'
import { guestRoutes } from './features/guests/routes.ts'
import { linkedAccountRoutes } from './features/linked-accounts/routes.ts'
import { checkoutReturn } from './features/payments/payment/checkout-return.ts'
import { readReceiptToken } from './features/payments/receipt/receipt-token.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { webhookRoute } from './features/payments/webhook/webhook-route.ts'
import { payoutRoutes } from './features/payouts/routes.ts'
import { accountRoutes } from './features/profile/account-routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { ratingRoutes } from './features/rating/routes.ts'
import { bookRoutes } from './features/register/book-routes.ts'
import { deskRoutes } from './features/register/desk-routes.ts'
import { deskGuard } from './features/register/guard.ts'
import { hallRoutes } from './features/register/hall-routes.ts'
import { importRoutes } from './features/register/import-routes.ts'
import { deskLiveRoutes } from './features/register/live-routes.ts'
import { registerRoutes } from './features/register/routes.ts'
import { apiDocs } from './http/api-docs/api-docs.ts'
import { leadToCleanAddresses } from './http/connections/clean-address.ts'
import { LINE_LIMITS, limitConnections } from './http/connections/connection-limits.ts'
import { endInPhases } from './http/connections/graceful-shutdown.ts'
import { readableUrl } from './http/connections/readable-url.ts'
import { warnOfUntrustedProxy } from './http/connections/untrusted-proxy.ts'
import { separateOrigins } from './http/cross-origin.ts'
import { errorHandler } from './http/error-handler.ts'
import { Failure } from './http/failure.ts'
import { openRateLimits } from './http/limits/rate-limiter.ts'
import { securityHeaders } from './http/security-headers.ts'
import { makeServe } from './http/serve.ts'
import { devMail } from './operations/dev-mail.ts'
import { health } from './operations/health.ts'
import { serveMetrics } from './operations/metrics/serve-metrics.ts'
import { timelineRoutes } from './operations/payment-timeline/routes.ts'
import { appPages } from './pages/app-pages.ts'
import { deskPage } from './pages/desk-page.ts'
import { guestPages } from './pages/guest-pages.ts'
import { hallPages } from './pages/hall-pages.ts'
import { linkPictures } from './pages/link-pictures/link-pictures.ts'
import { printedPosters } from './pages/printed-posters/printed-posters.ts'
import { receiptPages } from './pages/receipts/receipt-pages.ts'
import { receiptPictures } from './pages/receipts/receipt-pictures.ts'
import { refusalPages } from './pages/refusal-pages.ts'
import { shortAddresses } from './pages/short-addresses.ts'
import { serveStaticFiles } from './pages/static-files.ts'
import type { Services } from './services.ts'
import { accountGuard } from './sessions/account-guard.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { followRequests, requestIdOf } from './tracing/request-id.ts'

const MAX_BODY_BYTES = 64 * 1024

export async function buildApp(services: Services, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const { settings } = services
  const app = fastify({
    loggerInstance: log,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: LINE_LIMITS.requestTimeout,
    http: LINE_LIMITS,
    genReqId: ({ headers }) => requestIdOf(headers, settings.trustedProxies),
    // During shutdown calls on open connections are answered; we no longer listen for new ones.
    return503OnClosing: false,
    // As many proxies as are in front of us are trusted; addresses before them are not.
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorHandler(log, refusalPages(services)))
  app.setNotFoundHandler(() => {
    throw new Failure('notFound')
  })
  // Our calls accept JSON only: any other body is refused before it is read. Webhooks have routes with parsers of their
  // own.
  app.removeContentTypeParser('text/plain')
  // Some clients send the header of JSON with each call, also with a DELETE that has no body.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  )
  app.decorateRequest('caller', undefined)
  const phase = endInPhases(app, settings.drainMs)
  followRequests(app)
  warnOfUntrustedProxy(app, settings)
  securityHeaders(app)
  limitConnections(app)
  separateOrigins(app, settings)
  leadToCleanAddresses(app)
  // Calls have small bodies: one that is compressed is not read, since a kilobyte may hold a gigabyte.
  await app.register(compress, { globalDecompression: false })
  if (!settings.production) await apiDocs(app)
  await serveStaticFiles(app)
  health(app, services, phase)
  serveMetrics(app, services)

  const limits = openRateLimits(services, log)
  const guards = {
    host: accountGuard('host', services),
    admin: accountGuard('admin', services),
    desk: deskGuard(services, limits),
  }
  const serve = makeServe(app, guards, limits)
  authRoutes(serve, services, limits)
  passwordResetRoutes(serve, services, limits)
  eventBoxRoutes(serve, services, limits)
  guestRoutes(serve, services)
  registerRoutes(serve, services)
  bookRoutes(serve, services)
  importRoutes(serve, services)
  deskRoutes(serve, services)
  deskLiveRoutes(app, services, guards.desk, limits)
  hallRoutes(app, serve, services, limits)
  boxStatementRoutes(serve, services)
  dashboardRoutes(serve, services)
  liveRoutes(app, services, guards.host, limits)
  paymentRoutes(serve, services, limits)
  profileRoutes(serve, services)
  linkedAccountRoutes(serve, services)
  sessionRoutes(serve, services, limits)
  accountRoutes(serve, services, eraseHost)
  ratingRoutes(serve, services)
  contactRoutes(serve, services)
  adminAccountRoutes(serve, services, limits)
  adminUserRoutes(serve, services, eraseHost)
  adminHostRoutes(serve, services)
  adminPaymentRoutes(serve, services)
  timelineRoutes(serve, services)
  adminSearchRoutes(serve, services)
  guestRequestRoutes(serve, services, {
    eraseGuests,
    orderOfReceipt: (token) => readReceiptToken(services.keys.receipts, token)?.orderId,
  })
  adminFeedbackRoutes(serve, services)
  correctionRoutes(serve, services, log)
  payoutRoutes(serve, services)
  await app.register((scope) => webhookRoute(scope, services, limits))
  await app.register((scope) => checkoutReturn(scope, services, limits))
  app.all(`${API_PREFIX}/*`, { schema: { hide: true } }, () => {
    throw new Failure('notFound')
  })

  devMail(app, services)
  linkPictures(app, services, limits)
  printedPosters(app, services, limits)
  shortAddresses(app, services, limits)
  await app.register((scope) => guestPages(scope, services, limits))
  await app.register((scope) => receiptPages(scope, services, limits))
  receiptPictures(app, services, limits)
  hallPages(app, services, limits)
  deskPage(app, services, limits)
  appPages(app, services, limits)
  return app
}
