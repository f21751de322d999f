import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { passwordSet, resetLinkSent } from '@callout/contracts/auth/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { readProfile } from '../profile/ownUser.ts'
import { canSignIn, isUnknown, PASSWORD, resetLink, signedIn, TOKEN } from '../../states.ts'

const { id, authentication_token } = passwordSet.user
const newPassword = 'correct horse'
const set = ok({ user: { id, authentication_token } }, 'Your password has been changed.')

/** The answer is the same whether or not an account has the email address. */
const forgetting = (address: string): Omit<Interaction, 'name' | 'given'> => ({
  row: authEndpoints.forgotPassword,
  operation: {
    query: 'mutation ForgotPassword($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
    variables: { input: { email: address } },
  },
  sends: { path: '/users/password', body: { email: address } },
  reply: ok(resetLinkSent, 'Instructions are on their way.'),
  readsMessage: true,
  unread: ['responseData'],
  answer: shows({ forgotPassword: { message: 'Instructions are on their way.' } }),
})

const resetting = (reset_token: string, password_confirmation: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: authEndpoints.setPassword,
  operation: {
    query: 'mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    variables: { input: { resetToken: reset_token, password: newPassword, passwordConfirmation: password_confirmation } },
  },
  sends: { path: '/users/password', body: { reset_token, password: newPassword, password_confirmation } },
})

const changing = (old_password: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: authEndpoints.setPassword,
  operation: {
    query: 'mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { token message } }',
    variables: { input: { oldPassword: old_password, password: newPassword, passwordConfirmation: newPassword } },
    token: TOKEN,
  },
  sends: { path: '/users/password', body: { old_password, password: newPassword, password_confirmation: newPassword } },
})

const refusedFor = (wire: string, product: string, message: string): Pick<Interaction, 'reply' | 'answer'> => ({
  reply: refused(422, message, { errors: [{ field: wire, message }] }),
  answer: refusedWith('INVALID', 422, message, { fields: [{ field: product, message }] }),
})

const changingOwn: Interaction = {
  name: 'changing the password',
  given: [canSignIn('admin@demo.test'), signedIn],
  ...changing(PASSWORD),
  reply: set,
  readsMessage: true,
  answer: shows({ changePassword: { token: 'session-token-2', message: 'Your password has been changed.' } }),
}

export const passwordInteractions: readonly Interaction[] = [
  { name: 'forgetting the password', given: [canSignIn('admin@demo.test')], ...forgetting('admin@demo.test') },
  {
    name: 'forgetting the password of an email address that nobody has',
    given: [isUnknown('nobody@demo.test')],
    ...forgetting('nobody@demo.test'),
  },
  {
    name: 'choosing a password by a reset link',
    given: [resetLink('reset-token-1')],
    ...resetting('reset-token-1', newPassword),
    reply: set,
    readsMessage: true,
    unread: ['responseData'],
    answer: shows({ resetPassword: { message: 'Your password has been changed.' } }),
  },
  {
    name: 'choosing a password by a reset link and typing it in two ways',
    given: [resetLink('reset-token-1')],
    ...resetting('reset-token-1', 'correct house'),
    ...refusedFor('password_confirmation', 'passwordConfirmation', 'Passwords must match'),
  },
  {
    name: 'choosing a password by a reset link that was never sent',
    given: [canSignIn('admin@demo.test')],
    ...resetting('reset-token-2', newPassword),
    ...refusedFor('reset_token', 'resetToken', 'This reset link is not valid any more.'),
  },
  changingOwn,
  {
    name: 'reading the own profile in a session from before the password was changed',
    given: changingOwn.given,
    after: [changingOwn],
    ...readProfile(TOKEN, 'id'),
    reply: refused(401, 'Your session has ended.'),
    answer: refusedWith('UNAUTHENTICATED', 401, 'Your session has ended.'),
  },
  {
    name: 'changing the password with a wrong old one',
    given: [canSignIn('admin@demo.test'), signedIn],
    ...changing('demo12345'),
    ...refusedFor('old_password', 'oldPassword', 'This isn’t your current password.'),
  },
]
