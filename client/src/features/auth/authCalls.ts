/** Rules and calls of sign-in, sign-up and recovery with schemas and GraphQL client, in one chunk. */
export { reportSaveError } from '../../components/form/reportSaveError.ts'
export { toApiError } from '../../lib/api/apiError.ts'
export { applyFieldErrors } from '../../lib/forms/applyFieldErrors.ts'
export { accountResolvers } from './account/accountRules.ts'
export { visitorDialCode } from './account/registerCall.ts'
export { submitRegistration } from './account/submitRegistration.ts'
export { forgotPassword, forgotResolver, resetPassword, resetResolver } from './recovery/recoveryCalls.ts'
export { signIn, signInResolver } from './signInCall.ts'
