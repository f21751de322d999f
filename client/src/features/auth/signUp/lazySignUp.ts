import type { Resolver } from 'react-hook-form'
import { prepareToasts } from '../../../components/toasts/toasts.ts'
import type { AccountLayout } from '../account/accountLayout.ts'
import type { AccountValues } from '../account/accountValues.ts'
import { prepareSteps } from './lazySteps.ts'

export const loadCall = () => import('../account/registerCall.ts')
export const loadSubmission = () => import('../account/submitRegistration.ts')
const loadRules = () => import('../account/accountRules.ts')

/** Schemas, the GraphQL client, the toasts and the next steps come with the first focus. */
export function prepareSignUp(): void {
  void loadRules()
  void loadCall()
  void loadSubmission()
  prepareToasts()
  prepareSteps()
}

export const accountResolver =
  (layout: AccountLayout): Resolver<AccountValues> =>
  async (values, context, options) =>
    (await loadRules()).accountResolvers[layout](values, context, options)
