import { OTP_RESEND_SECONDS } from '@callout/contracts/constants'
import { responseCode } from '@callout/contracts/wire/envelope'
import { messages } from '@callout/contracts/text/messages'
import { Answer, type DomainHandlers } from '../http/handlers.ts'
import { isPassword } from './auth/passwords.ts'
import { invalid, ApiError } from '../http/apiError.ts'
import { createAccount } from './auth/newAccount.ts'
import { checkedOtp, sendOtp } from './auth/otp.ts'
import { enter, replaceSessions, requireActive, userWithEmail, verificationPending } from './auth/outcomes.ts'
import { sendResetLink } from './auth/passwordReset.ts'
import { registerAgain } from './auth/registerAgain.ts'
import { freshHash, setPassword } from './auth/setPassword.ts'
import { socialLogin } from './auth/socialLogin.ts'

const RESET_SENT = 'If this email address has an account, instructions to reset the password are on their way.'

export const authHandlers: DomainHandlers<'auth'> = {
  signIn: async ({ input, store, clock }) => {
    const user = userWithEmail(store, input.email)
    if (!user) throw new ApiError(responseCode.UNKNOWN_EMAIL, messages.unknownEmail)
    if (!(await isPassword(input.password, user.password_hash)))
      throw invalid({ field: 'password', message: 'Incorrect password. Try again or reset it.' })
    requireActive(user)
    if (!user.is_verified) throw verificationPending(store, clock, user)
    return new Answer(messages.signedIn, { user: enter(store, clock, user) })
  },

  register: ({ input, store, clock }) => {
    const known = userWithEmail(store, input.email)
    if (known) return registerAgain(store, clock, known, input.password)
    const { password, ...account } = input
    return store.transaction(() => {
      const user = createAccount(store, clock, { ...account, password_hash: freshHash(password), is_verified: false })
      return { user: enter(store, clock, user), is_new_user: true }
    })
  },

  socialLogin: ({ input, store, clock }) => socialLogin(store, clock, input),

  verifyUser: ({ input, store, clock, user }) => {
    const otp = checkedOtp(store, clock, user, input.user_code)
    return store.transaction(() => {
      store.otps.remove(otp.id)
      return { user: replaceSessions(store, clock, store.users.update(user.id, { is_verified: true })) }
    })
  },

  resendOtp: ({ store, clock, user, switches }) => {
    sendOtp(store, clock, user)
    const renewed = switches.all.resend_renews_token ? { user: replaceSessions(store, clock, user) } : {}
    return new Answer(`A new code is on its way to ${user.email}.`, { resend_after: OTP_RESEND_SECONDS, ...renewed })
  },

  forgotPassword: ({ input, store, clock, clientUrl }) => {
    const user = userWithEmail(store, input.email)
    if (user?.is_active) sendResetLink(store, clock, user, clientUrl)
    return new Answer(RESET_SENT, { sent: true })
  },

  setPassword: async (call) => new Answer('Your password has been changed.', { user: await setPassword(call) }),
}
