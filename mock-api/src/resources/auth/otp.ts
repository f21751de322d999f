import { OTP_RESEND_SECONDS } from '@callout/contracts/constants'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { Clock } from '../../clock.ts'
import { greeting, sendMail } from '../notifications/mail.ts'
import { invalid, ApiError } from '../../http/apiError.ts'
import { getHash, newCode } from './secrets.ts'
import type { OtpRecord } from './records.ts'
import type { UserRecord } from '../profile/records.ts'
import type { Store } from '../../db/store.ts'

const OTP_SECONDS = 300
const MAX_WRONG_TRIES = 5

const sentences = {
  verifiedAlready: 'Your email address is already verified.',
  none: 'Request a verification code first.',
  expired: 'This code has expired. Request a new one.',
  wrong: 'That code isn’t right. Check it and try again.',
  tooManyTries: 'Too many wrong tries. Request a new code.',
} as const

const otpOf = (store: Store, user: UserRecord): OtpRecord | undefined => store.otps.by('user_id', user.id)[0]
const wrongCode = (message: string): ApiError => invalid({ field: 'user_code', message })

function requireUnverified(user: UserRecord): void {
  if (user.is_verified) throw new ApiError(responseCode.INVALID, sentences.verifiedAlready, { errors: [] })
}

function requireWait(otp: OtpRecord | undefined, now: number): void {
  const seconds = otp ? otp.created_at + OTP_RESEND_SECONDS - now : 0
  if (seconds <= 0) return
  const message = `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  throw new ApiError(responseCode.TOO_MANY_REQUESTS, message, { resend_after: seconds })
}

/** Mails a new code that replaces the last one. Throws 429 within 300 seconds. Spec §4 "OTP". */
export function sendOtp(store: Store, clock: Clock, user: UserRecord): void {
  requireUnverified(user)
  const last = otpOf(store, user)
  const now = clock.now()
  requireWait(last, now)
  const code = newCode()
  store.transaction(() => {
    if (last) store.otps.remove(last.id)
    store.otps.insert({ user_id: user.id, company_id: user.company_id, code_hash: getHash(code), wrong_tries: 0, created_at: now })
    sendMail(store, clock, {
      company_id: user.company_id,
      to: user.email,
      subject: 'Verify your email address',
      body: `${greeting(user.first_name)}\n\nyour verification code is ${code}. It expires in 5 minutes.`,
      code,
    })
  })
}

function countWrongTry(store: Store, { id, wrong_tries }: OtpRecord): ApiError {
  store.otps.update(id, { wrong_tries: wrong_tries + 1 })
  return wrongCode(wrong_tries + 1 < MAX_WRONG_TRIES ? sentences.wrong : sentences.tooManyTries)
}

/** The valid code. Throws 422 if it is missing, expired, exhausted or wrong. */
export function checkedOtp(store: Store, clock: Clock, user: UserRecord, code: string): OtpRecord {
  requireUnverified(user)
  const otp = otpOf(store, user)
  if (!otp) throw wrongCode(sentences.none)
  if (clock.now() > otp.created_at + OTP_SECONDS) throw wrongCode(sentences.expired)
  if (otp.wrong_tries >= MAX_WRONG_TRIES) throw wrongCode(sentences.tooManyTries)
  if (getHash(code) !== otp.code_hash) throw countWrongTry(store, otp)
  return otp
}
