import { Outlet } from 'react-router'
import { useRouteStart } from '../lib/navigation/useRouteStart.ts'
import classes from './AuthLayout.module.css'
import '../features/auth/publicComponents.css'

const preloadApp = (): void => void import('./AppLayout.tsx').catch(() => undefined)

/** Around sign-in, sign-up and recovery. The first focus loads the app ahead. */
export function AuthLayout() {
  useRouteStart()
  return (
    <div className={classes.layout} onFocus={preloadApp}>
      <Outlet />
    </div>
  )
}
