import { JobBody, lineItemProblem } from '@callout/contracts/jobs/jobBody'
import type { ClosedDays } from '@callout/contracts/jobs/schedule/occurrences'
import { slotsProblem } from '@callout/contracts/jobs/schedule/schedule'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { plannedVisits } from '../../schedule/visits/plannedVisits.ts'
import { jobBodyOf } from './jobInputOf.ts'
import type { JobFormValues } from './jobFormValues.ts'

/** Account rules that the contract's schema doesn't include. */
export interface JobFormRules {
  readonly isLineItemRequired?: boolean | null
  /** Days on which a recurring job may skip its visits. */
  readonly closedDays?: ClosedDays
  /** Fields that will be sent, by default all; other fields are not validated. */
  readonly sentFields?: (values: JobFormValues) => readonly string[]
}

const withoutDays: ClosedDays = { weekdays: [], holidays: [] }
const asIs = (date: string): string => date
const checkBody = wireResolver<JobFormValues>(JobBody)

function ruleErrors(values: JobFormValues, rules: JobFormRules): FieldErrors<JobFormValues> {
  const { isLineItemRequired, closedDays = withoutDays } = rules
  const lines = lineItemProblem(values.lineItems, isLineItemRequired)
  const plan = slotsProblem(plannedVisits(values, { closedDays, timezone: 'UTC', formatDate: asIs }))
  return {
    ...(lines && { lineItems: { type: 'custom', message: lines } }),
    ...(plan && { recurrence: { endDate: { type: 'custom', message: plan } } }),
  }
}

/** Validates by the contract's `JobBody` and the account's rules. Returns valid values unparsed, as `JobFormValues`. */
export const resolverFor =
  (rulesNow: () => JobFormRules): Resolver<JobFormValues> =>
  async (values, context, options) => {
    const body: FieldValues = jobBodyOf(values)
    const { errors } = await checkBody(body as JobFormValues, context, options)
    const rules = rulesNow()
    const sent = rules.sentFields?.(values)
    const found = Object.entries({ ...errors, ...ruleErrors(values, rules) })
    const all = Object.fromEntries(sent ? found.filter(([field]) => sent.includes(field)) : found) as typeof errors
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
  }
