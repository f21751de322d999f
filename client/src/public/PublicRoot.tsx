import { useEffect } from 'react'
import { currentAddress, goTo, usePathname } from '../shared/navigation/address.ts'
import { isPublicPath, paths } from '../shared/paths.ts'
import { useSessionValue } from '../shared/session/useSessionValue.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import './publicComponents.css'
import { RegisterPage } from './RegisterPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { TextPage } from './TextPage.tsx'

const pages: Record<string, () => React.JSX.Element> = {
  [paths.login()]: SignInPage,
  [paths.register()]: RegisterPage,
  [paths.forgotPassword()]: ForgotPasswordPage,
  [paths.terms()]: () => <TextPage name="terms" />,
  [paths.privacy()]: () => <TextPage name="privacy" />,
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
    if (!hasToken && !isPublicPath(pathname)) goTo(paths.login(), { replace: true, state: from })
  }, [hasToken, pathname])
}

/**
 * The small root of those who are not signed in. Its few addresses need no router, which would be a third of its size.
 * Right after sign-in the address is already one of the app, and the sign-in page stays until the app is there.
 */
export function PublicRoot() {
  const pathname = usePathname()
  useRedirects(pathname)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  const Page = pages[pathname.replace(/\/+$/, '')] ?? SignInPage
  return <Page />
}
