// Maps addresses to pages.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { listPublicPaths, noticeForGuests, paths } from './paths.ts'

export default [
  route(paths.auth.pattern, 'accounts/host/auth-page.tsx'),
  layout('shells/site/site-layout.tsx', [
    index('features/landing/landing-page.tsx'),
    route(paths.about.pattern, 'features/about/about-page.tsx'),
    route(paths.contact.pattern, 'features/contact/contact-page.tsx'),
    route(paths.terms.pattern, 'features/legal/terms-page.tsx'),
    route(paths.refundPolicy.pattern, 'features/legal/refund-policy-page.tsx'),
    route(paths.privacyPolicy.pattern, 'features/legal/privacy-policy-page.tsx'),
    ...listPublicPaths()
      .filter((path) => path.startsWith(noticeForGuests('en')))
      .map((path) => route(path, 'features/legal/notice/notice-page.tsx', { id: `notice${path}` })),
    route('*', 'features/missing/missing-page.tsx'),
  ]),
  layout('lib/session/require-host.tsx', [
    layout('shells/host/host-layout.tsx', [
      route(paths.dashboard.pattern, 'routes/dashboard-route.tsx'),
      route(paths.savedEventBoxes.pattern, 'features/event-boxes/saved/saved-boxes-page.tsx'),
      route(paths.settings.pattern, 'features/settings/settings-page.tsx'),
      route(paths.eventBox.pattern, 'features/event-boxes/box/event-box-page.tsx'),
      route(paths.guests.pattern, 'features/guests/guests-page.tsx'),
    ]),
  ]),
  layout(
    'shells/guest-or-host-layout.tsx',
    paths.hostMissing.map(({ pattern }) =>
      route(pattern, 'features/missing/host-missing-page.tsx', { id: `missing${pattern}` }),
    ),
  ),
  route(paths.admin.home.pattern, 'routes/admin-home-route.ts'),
  layout('shells/admin/admin-area.tsx', [
    route(paths.admin.login.pattern, 'accounts/admin/login-page.tsx'),
    route(paths.admin.signUp.pattern, 'accounts/admin/sign-up-page.tsx'),
    route(paths.admin.forgetPassword.pattern, 'accounts/admin/forget-password-page.tsx'),
    layout('lib/session/require-admin.tsx', [
      layout('shells/admin/admin-layout.tsx', [
        route(paths.admin.dashboard.pattern, 'features/admin-dashboard/dashboard-page.tsx'),
        route(paths.admin.host.pattern, 'features/admin-host/host-page.tsx'),
        route(paths.admin.payments.pattern, 'features/admin-payments/payments-page.tsx'),
        route(paths.admin.guests.pattern, 'features/admin-guests/guests-page.tsx'),
        route(paths.admin.feedback.pattern, 'features/admin-feedback/feedback-page.tsx'),
        route(paths.admin.settings.pattern, 'features/admin-settings/settings-page.tsx'),
        route(paths.admin.changePassword.pattern, 'accounts/admin/change-password-page.tsx'),
        route(paths.admin.missing.pattern, 'features/admin-missing/missing-page.tsx'),
      ]),
    ]),
  ]),
  route(paths.sitemap.pattern, 'features/crawlers/sitemap.ts'),
  route(paths.robots.pattern, 'features/crawlers/robots.ts'),
  route(paths.manifest.pattern, 'features/crawlers/manifest.ts'),
] satisfies RouteConfig
