import { DEVICE_TYPE_WEB } from '../constants.ts'
import { emailText, requiredSecret } from '../rules.ts'
import { User } from '../profile/schemas.ts'
import { IntegerInput, ours, z } from '../zod.ts'

/** What the sign-in form asks (spec §2 "Sign-in", §5). */
export const SignInForm = z.object({ email: emailText(), password: requiredSecret() })
export type SignInForm = z.output<typeof SignInForm>

/** Spec §3 "Sign-in payload". */
export const SignInBody = z.extend(SignInForm, { device_type: z._default(IntegerInput, DEVICE_TYPE_WEB) })

/** Spec §4 "Sign-in response handling", 200: the user carries the session's token. */
export const SignInData = z.object({ user: z.extend(User, { authentication_token: z.string() }) })
export type SignInData = z.output<typeof SignInData>

/** 401 with the OTP message: where a user is sent along, its token is the pending one. */
export const PendingSignInData = ours(z.object({ user: ours(User) }))
/** 204: there is no such user. */
export const UnknownEmailData = z.unknown()
