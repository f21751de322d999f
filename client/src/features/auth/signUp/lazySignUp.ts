import type { Resolver } from 'react-hook-form'
import { prepareToasts } from '../../../components/toasts/toasts.ts'
import type { AccountLayout, AccountValues } from '../account/accountValues.ts'
import { lazy } from 'react'

const loadSteps = () => import('./LaterSteps.tsx')
const loadStep = {
  chooseType: () => import('./TypeStep.tsx'),
  setupType: () => import('./SetupStep.tsx'),
  chooseCategory: () => import('./CategoryStep.tsx'),
  otpVerification: () => import('../otp/OtpStep.tsx'),
}

/** The steps after the account form, lazy loaded. */
export const LaterSteps = lazy(() => loadSteps().then((module) => ({ default: module.LaterSteps })))
export const laterSteps = {
  chooseType: lazy(() => loadStep.chooseType().then((module) => ({ default: module.TypeStep }))),
  setupType: lazy(() => loadStep.setupType().then((module) => ({ default: module.SetupStep }))),
  chooseCategory: lazy(() => loadStep.chooseCategory().then((module) => ({ default: module.CategoryStep }))),
  otpVerification: lazy(() => loadStep.otpVerification().then((module) => ({ default: module.OtpStep }))),
} as const

/** Preloads all steps. */
function prepareSteps(): void {
  for (const load of [loadSteps, ...Object.values(loadStep)]) void load().catch(() => undefined)
}

export const loadCall = () => import('../account/registerCall.ts')
export const loadSubmission = () => import('../account/submitRegistration.ts')
const loadRules = () => import('../account/accountRules.ts')

/** Preloads schemas, the GraphQL client, toasts and the next steps on first focus. */
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
