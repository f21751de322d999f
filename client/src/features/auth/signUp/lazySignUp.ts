import type { Resolver } from 'react-hook-form'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import type { AccountLayout, AccountValues } from '../account/accountValues.ts'
import { loadAuthCalls } from '../lazyAuthCalls.ts'
import { StepFallback } from './StepFallback.tsx'

const steps = () => import('./signUpSteps.ts')

export const AccountDetails = lazyWithPreload(async () => (await steps()).AccountDetails)
export const LaterSteps = lazyWithPreload(async () => (await steps()).LaterSteps, StepFallback)

export const accountResolver =
  (layout: AccountLayout): Resolver<AccountValues> =>
  async (...form) =>
    (await loadAuthCalls()).accountResolvers[layout](...form)
