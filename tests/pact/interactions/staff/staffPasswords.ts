import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { staffEndpoints } from '@callout/contracts/staff/endpoints'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { ownerSignedIn, PASSWORD } from '../../states.ts'
import { doing, likeZora, zoraWorksHere } from './staffShape.ts'

const choosing = (input: object, sent: object) =>
  doing(staffEndpoints.changeStaffPassword, { field: 'changeStaffPassword', type: 'StaffPasswordInput', selection: 'changed' }, input, sent)

const ZORA = 'zora@zeppelin.test'
const choosingForZora: Interaction = {
  name: 'choosing another password for somebody',
  given: [ownerSignedIn, these('staff', likeZora(501, { email: ZORA }))],
  ...choosing(
    { staffId: '501', password: 'new-password', passwordConfirmation: 'new-password' },
    { staff_id: 501, password: 'new-password', password_confirmation: 'new-password' },
  ),
  reply: ok({ changed: true }),
  pinned: ['responseData.changed'],
  answer: shows({ changeStaffPassword: { changed: true } }),
}

/** Passwords that an admin chooses for a staff member. */
export const staffPasswordInteractions: readonly Interaction[] = [
  choosingForZora,
  {
    name: 'signing in with the password of before',
    given: choosingForZora.given,
    after: [choosingForZora],
    row: authEndpoints.signIn,
    operation: {
      query: 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }',
      variables: { input: { email: ZORA, password: PASSWORD } },
    },
    sends: { path: '/users/sign_in', body: { email: ZORA, password: PASSWORD, device_type: 2 } },
    reply: refused(422, 'This password is wrong.', { errors: [{ field: 'password', message: 'This password is wrong.' }] }),
    answer: refusedWith('INVALID', 422, 'This password is wrong.', { fields: [{ field: 'password', message: 'This password is wrong.' }] }),
  },
  {
    name: 'choosing a password that is typed in two ways',
    given: [ownerSignedIn, zoraWorksHere],
    ...choosing(
      { staffId: '501', password: 'new-password', passwordConfirmation: 'other-word' },
      { staff_id: 501, password: 'new-password', password_confirmation: 'other-word' },
    ),
    reply: refused(422, 'Passwords must match', { errors: [{ field: 'password_confirmation', message: 'Passwords must match' }] }),
    answer: refusedAt('changeStaffPassword', 'INVALID', 422, 'Passwords must match', {
      fields: [{ field: 'passwordConfirmation', message: 'Passwords must match' }],
    }),
  },
]
