import { Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { PublicLayout } from '../PublicLayout.tsx'
import classes from './PartyReturnPage.module.css'
import { PageTitle } from '../../../components/page/PageHeader.tsx'
import { logFailure } from '../../../lib/analytics/analytics.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { goTo } from '../../../lib/navigation/address.ts'
import { arrivalAt, forgetArrival } from '../../../lib/navigation/arrival.ts'
import { paths } from '../../../lib/paths.ts'
import { readSession } from '../../../lib/session/session.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { readAttribution } from '../attribution.ts'
import { type Answer, getAnswer } from './answer.ts'
import { type PendingSignIn, takePendingSignIn } from './pendingSignIn.ts'
import { followSocialLogin, socialLogin } from './socialOutcome.ts'
import { browserZone } from '../../../lib/format/dates.ts'

const goBack = (started: PendingSignIn): void =>
  goTo(started.from, { replace: true, state: started.requested === null ? null : { from: started.requested } })

const toChooseType = (): void => goTo(paths.register(), { replace: true, state: { openDiv: 'chooseType' } })

async function signIn({ identity }: Extract<Answer, { kind: 'identity' }>, started: PendingSignIn): Promise<void> {
  try {
    const input = { ...identity, provider: started.provider, timezone: browserZone(), attribution: readAttribution() }
    followSocialLogin(await socialLogin(input), started)
  } catch (error) {
    showError(toApiError(error).message)
    goBack(started)
  }
}

/** Spec §8: "provider-side failure is only logged". Apple's return without success ends at chooseType (spec §2). */
function failed(reason: string, started: PendingSignIn): void {
  logFailure('social_sign_in', { provider: started.provider, reason })
  if (started.provider === 'APPLE') toChooseType()
  else goBack(started)
}

/** A response that wasn't requested here: using it could sign the user in as someone else. */
function rejectUnrequested(values: URLSearchParams): void {
  logFailure('social_sign_in', { reason: 'not begun in this window' })
  const isAnswer = values.has('success') || values.has('code')
  if (isAnswer) showError('This sign-in didn’t start in this window. Please try again.')
  if (readSession('authToken') !== null) goTo(paths.home(), { replace: true })
  else if (isAnswer) goTo(paths.login(), { replace: true })
  else toChooseType()
}

async function followPartyReturn(): Promise<void> {
  const values = arrivalAt(paths.partyReturn())
  forgetArrival(paths.partyReturn())
  const started = takePendingSignIn()
  const answer = getAnswer(values, started)
  if (!started || answer.kind === 'unrequested') return rejectUnrequested(values)
  if (answer.kind === 'failed') return failed(answer.reason, started)
  await signIn(answer, started)
}

/** Spec §2 "Apple return page", also used by the other providers. */
export function PartyReturnPage() {
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isFollowed.current) return
    isFollowed.current = true
    void followPartyReturn()
  }, [])
  return (
    <PublicLayout>
      <PageTitle>Signing in</PageTitle>
      <h1 className={classes.title}>Signing you in</h1>
      <p className={`row ${classes.text}`} role="status">
        <Loader size={16} color="currentColor" aria-hidden />
        One moment, please.
      </p>
    </PublicLayout>
  )
}
