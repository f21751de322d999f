import { logFailure } from '../../../lib/analytics/analytics.ts'
import { refusalOf } from '../../../lib/api/refusal.ts'
import { goTo } from '../../../lib/navigation/address.ts'
import { arrivalAt, forgetArrival } from '../../../lib/navigation/arrival.ts'
import { paths } from '../../../lib/paths.ts'
import { readSession } from '../../../lib/session/session.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { readAttribution } from '../attribution.ts'
import { browserZone } from '../../../lib/format/browserZone.ts'
import { type Answer, answerOf } from './answer.ts'
import { type BegunSignIn, takeBegunSignIn } from './begunSignIn.ts'
import { followSocialLogin, socialLogin } from './socialOutcome.ts'

const goBack = (begun: BegunSignIn): void =>
  goTo(begun.from, { replace: true, state: begun.wanted === null ? null : { from: begun.wanted } })

const toChooseType = (): void => goTo(paths.register(), { replace: true, state: { openDiv: 'chooseType' } })

async function signIn({ identity }: Extract<Answer, { kind: 'identity' }>, begun: BegunSignIn): Promise<void> {
  try {
    const input = { ...identity, provider: begun.provider, timezone: browserZone(), attribution: readAttribution() }
    followSocialLogin(await socialLogin(input), begun)
  } catch (error) {
    showError(refusalOf(error).message)
    goBack(begun)
  }
}

/** Spec §8: "provider-side failure is only logged". Without success Apple's way back ends at chooseType (spec §2). */
function failed(reason: string, begun: BegunSignIn): void {
  logFailure('social_sign_in', { provider: begun.provider, reason })
  if (begun.provider === 'APPLE') toChooseType()
  else goBack(begun)
}

/** An answer that nobody here has asked for: signing in with it could sign somebody in as somebody else. */
function foreign(values: URLSearchParams): void {
  logFailure('social_sign_in', { reason: 'not begun in this window' })
  const isAnswer = values.has('success') || values.has('code')
  if (isAnswer) showError('This sign-in didn’t start in this window. Please try again.')
  if (readSession('authToken') !== null) goTo(paths.home(), { replace: true })
  else if (isAnswer) goTo(paths.login(), { replace: true })
  else toChooseType()
}

/** Goes on with what the provider has answered: always to another page. */
export async function followPartyReturn(): Promise<void> {
  const values = arrivalAt(paths.partyReturn())
  forgetArrival(paths.partyReturn())
  const begun = takeBegunSignIn()
  const answer = answerOf(values, begun)
  if (!begun || answer.kind === 'foreign') return foreign(values)
  if (answer.kind === 'failed') return failed(answer.reason, begun)
  await signIn(answer, begun)
}
