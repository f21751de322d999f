import { Outlet } from 'react-router'
import { useRouteStart } from '../lib/navigation/useRouteStart.ts'
import classes from './AuthLayout.module.css'
import '../features/auth/publicComponents.css'

const preloadApp = (): void => void import('./AppLayout.tsx').catch(() => undefined)

/** Layout of sign-in, sign-up and recovery. The first focus preloads the app. */
export function AuthLayout() {
  useRouteStart()
  return (
    <div className={classes.layout} onFocus={preloadApp}>
      <Outlet />
    </div>
  )
}
