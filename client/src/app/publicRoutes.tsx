import { type RouteObject, Navigate, Outlet, useLocation } from 'react-router'
import { lazyWithPreload } from '../lib/lazyWithPreload.tsx'
import { paths, sitePaths } from '../lib/paths.ts'
import { requestedPath } from '../features/auth/signInState.ts'
import { useSessionValue } from '../lib/session/session.ts'

/** Spec §4 "Auth guard": without a stored token redirects to /login, and back after sign-in. */
export function RequireSession() {
  const hasToken = useSessionValue('authToken') !== null
  const { pathname, search, hash } = useLocation()
  if (hasToken) return <Outlet />
  return <Navigate to={paths.login()} replace state={pathname === paths.home() ? null : { from: pathname + search + hash }} />
}

const SwitchUserPage = lazyWithPreload(async () => (await import('../features/auth/social/SwitchUserPage.tsx')).SwitchUserPage)

/** Spec §2 "Route table": with a stored token /login redirects. A sign-in of another user that the mock's page started asks first. */
function RedirectSignedIn() {
  const hasToken = useSessionValue('authToken') !== null
  const { state, search } = useLocation()
  if (!hasToken) return <Outlet />
  if (new URLSearchParams(search).has('login_hint')) return <SwitchUserPage />
  return <Navigate to={requestedPath(state) ?? paths.home()} replace />
}

const SiteNotFound = lazyWithPreload(async () => (await import('../features/site/pages/NotFoundPage.tsx')).NotFoundPage)

/** Spec §2 "Public marketing pages". */
export const siteRoutes: RouteObject[] = [
  { path: paths.landing(), Component: lazyWithPreload(async () => (await import('./HomeWithViews.tsx')).HomeWithViews) },
  {
    path: paths.services(),
    Component: lazyWithPreload(async () => (await import('../features/site/pages/ServicesPage.tsx')).ServicesPage),
  },
  {
    path: paths.features(),
    Component: lazyWithPreload(async () => (await import('../features/site/pages/FeaturesPage.tsx')).FeaturesPage),
  },
  { path: paths.pricing(), Component: lazyWithPreload(async () => (await import('../features/site/pricing/PricingPage.tsx')).PricingPage) },
  { path: paths.blog(), Component: lazyWithPreload(async () => (await import('../features/site/blog/BlogPage.tsx')).BlogPage) },
  { path: '/blog/:slug', Component: lazyWithPreload(async () => (await import('../features/site/blog/ArticlePage.tsx')).ArticlePage) },
  { path: paths.faq(), Component: lazyWithPreload(async () => (await import('../features/site/pages/FaqPage.tsx')).FaqPage) },
  { path: paths.contact(), Component: lazyWithPreload(async () => (await import('../features/site/pages/ContactPage.tsx')).ContactPage) },
  { path: paths.about(), Component: lazyWithPreload(async () => (await import('../features/site/pages/AboutPage.tsx')).AboutPage) },
  {
    path: paths.aboutProduct(),
    Component: lazyWithPreload(async () => (await import('../features/site/pages/textPages.tsx')).AboutProductPage),
  },
  { path: paths.shareApp(), Component: lazyWithPreload(async () => (await import('../features/site/pages/textPages.tsx')).ShareAppPage) },
  { path: paths.terms(), Component: lazyWithPreload(async () => (await import('../features/site/pages/textPages.tsx')).TermsPage) },
  { path: paths.privacy(), Component: lazyWithPreload(async () => (await import('../features/site/pages/textPages.tsx')).PrivacyPage) },
  ...sitePaths.map((path) => ({ path: `${path}/*`, Component: SiteNotFound })),
]

/** Sign-in, sign-up and recovery (spec §2 "Route table"). */
export const authRoutes: RouteObject[] = [
  {
    Component: RedirectSignedIn,
    children: [
      { path: paths.login(), Component: lazyWithPreload(async () => (await import('../features/auth/SignInPage.tsx')).SignInPage) },
    ],
  },
  { path: paths.register(), Component: lazyWithPreload(async () => (await import('../features/auth/signUp/SignUpPage.tsx')).SignUpPage) },
  {
    path: paths.forgotPassword(),
    Component: lazyWithPreload(async () => (await import('../features/auth/recovery/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  {
    path: paths.resetPassword(),
    Component: lazyWithPreload(async () => (await import('../features/auth/recovery/ResetPasswordPage.tsx')).ResetPasswordPage),
  },
  {
    path: paths.partyReturn(),
    Component: lazyWithPreload(async () => (await import('../features/auth/social/PartyReturnPage.tsx')).PartyReturnPage),
  },
]
