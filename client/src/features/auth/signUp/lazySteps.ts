import { lazy } from 'react'

const loadSteps = () => import('./LaterSteps.tsx')
const loadStep = {
  chooseType: () => import('./TypeStep.tsx'),
  setupType: () => import('./SetupStep.tsx'),
  chooseCategory: () => import('./CategoryStep.tsx'),
  otpVerification: () => import('../otp/OtpStep.tsx'),
}

/** The steps after the account form, each with code of its own. */
export const LaterSteps = lazy(() => loadSteps().then((module) => ({ default: module.LaterSteps })))
export const laterSteps = {
  chooseType: lazy(() => loadStep.chooseType().then((module) => ({ default: module.TypeStep }))),
  setupType: lazy(() => loadStep.setupType().then((module) => ({ default: module.SetupStep }))),
  chooseCategory: lazy(() => loadStep.chooseCategory().then((module) => ({ default: module.CategoryStep }))),
  otpVerification: lazy(() => loadStep.otpVerification().then((module) => ({ default: module.OtpStep }))),
} as const

/** Loads all of them ahead. */
export function prepareSteps(): void {
  for (const load of [loadSteps, ...Object.values(loadStep)]) void load().catch(() => undefined)
}
