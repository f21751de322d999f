import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PageTitle } from '../../../components/page/PageHeader.tsx'
import { goTo } from '../../../lib/navigation/address.ts'
import { makeRoom } from '../../../lib/navigation/sessionMoves.ts'
import { paths } from '../../../lib/paths.ts'
import { useSessionValue } from '../../../lib/session/session.ts'
import { PublicLayout } from '../PublicLayout.tsx'
import form from '../SignInForm.module.css'
import { hasMockIdentity } from './startSignIn.ts'

/** Asks before a sign-in that the mock's page started replaces the signed-in user. Without the mock it leads to the start page. */
export function SwitchUserPage() {
  const [isMock, setIsMock] = useState<boolean | null>(null)
  const [searchParams] = useSearchParams()
  const name = useSessionValue('authName') ?? 'signed in'
  const loginName = searchParams.get('login_name') ?? 'another user'
  useEffect(() => void hasMockIdentity().then(setIsMock), [])
  if (isMock === null) return null
  if (!isMock) return <Navigate to={paths.home()} replace />
  return (
    <PublicLayout>
      <PageTitle>Switch user</PageTitle>
      <h1 className={form.title}>Switch user?</h1>
      <p className={form.lead}>
        You are {name}. Continue as {loginName}?
      </p>
      <div className="stack gap20">
        <Button size="md" fullWidth onClick={makeRoom}>
          Continue as {loginName}
        </Button>
        <Button size="md" fullWidth variant="default" onClick={() => goTo(paths.home(), { replace: true })}>
          Stay {name}
        </Button>
      </div>
    </PublicLayout>
  )
}
