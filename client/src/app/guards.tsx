import { Navigate, Outlet, useLocation } from 'react-router'
import { wantedOf } from '../features/auth/wantedAddress.ts'
import { paths } from '../lib/paths.ts'
import { useSessionValue } from '../lib/session/useSessionValue.ts'

/** Spec §4 "Auth guard": without a stored token to /login, and back to this address after sign-in. */
export function RequireSession() {
  const hasToken = useSessionValue('authToken') !== null
  const { pathname, search, hash } = useLocation()
  if (hasToken) return <Outlet />
  return <Navigate to={paths.login()} replace state={pathname === paths.home() ? null : { from: pathname + search + hash }} />
}

/** Spec §2 "Route table": with a stored token /login redirects to the address that was asked for, else to /. */
export function RedirectSignedIn() {
  const hasToken = useSessionValue('authToken') !== null
  const wanted = wantedOf(useLocation().state)
  return hasToken ? <Navigate to={wanted ?? paths.home()} replace /> : <Outlet />
}
