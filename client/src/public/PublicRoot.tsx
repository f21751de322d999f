import { lazy, useDeferredValue, useEffect, useState } from 'react'
import { currentAddress, goTo, usePathname } from '../shared/navigation/address.ts'
import { isPublicPath, isSitePath, paths } from '../shared/paths.ts'
import { useSessionValue } from '../shared/session/useSessionValue.ts'
import './publicComponents.css'

const SignInPage = lazy(() => import('./SignInPage.tsx').then((module) => ({ default: module.SignInPage })))
const SignUpPage = lazy(() => import('./signUp/SignUpPage.tsx').then((module) => ({ default: module.SignUpPage })))
const ForgotPasswordPage = lazy(() =>
  import('./recovery/ForgotPasswordPage.tsx').then((module) => ({ default: module.ForgotPasswordPage })),
)
const ResetPasswordPage = lazy(() => import('./recovery/ResetPasswordPage.tsx').then((module) => ({ default: module.ResetPasswordPage })))
const PartyReturnPage = lazy(() => import('./social/PartyReturnPage.tsx').then((module) => ({ default: module.PartyReturnPage })))

const pages: Record<string, React.ComponentType> = {
  [paths.login()]: SignInPage,
  [paths.register()]: SignUpPage,
  [paths.forgotPassword()]: ForgotPasswordPage,
  [paths.resetPassword()]: ResetPasswordPage,
  [paths.partyReturn()]: PartyReturnPage,
}

/**
 * Spec §2 "Route table" and §4 "Auth guard": whoever is signed in has no business at /login; whoever is not is led there
 * from everywhere else, and back after sign-in.
 */
function useRedirects(pathname: string): void {
  const hasToken = useSessionValue('authToken') !== null
  useEffect(() => {
    const from = pathname === paths.home() ? null : { from: currentAddress() }
    if (hasToken && pathname === paths.login()) goTo(paths.home(), { replace: true })
    if (!hasToken && !isPublicPath(pathname) && !isSitePath(pathname)) goTo(paths.login(), { replace: true, state: from })
  }, [hasToken, pathname])
}

/** On the way to the public site or to the app the last page stays until that is there. */
function useOwnPathname(pathname: string): string {
  const [own, setOwn] = useState(pathname)
  if (own !== pathname && isPublicPath(pathname)) setOwn(pathname)
  return own
}

/**
 * The small root of those who are not signed in. Its few addresses need no router, which would be a third of its size.
 */
export function PublicRoot() {
  const address = usePathname()
  const pathname = useOwnPathname(address)
  useRedirects(address)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  // The last page stays while the code of the next one is on its way.
  const Page = pages[useDeferredValue(pathname)] ?? SignInPage
  return <Page />
}
