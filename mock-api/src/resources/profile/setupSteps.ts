import { setupSteps, type SetupStep, type UpdateSetupBody } from '@callout/contracts/profile/schemas'
import type { z } from '@callout/contracts/wire/zod'
import type { Caller } from '../../http/access.ts'
import type { Clock } from '../../clock.ts'
import type { CompanyRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import { selectCategories } from '../catalogue/selection.ts'

export const setupStepsOf = (company: CompanyRecord): z.input<typeof SetupStep>[] =>
  setupSteps.map((step) => ({
    step,
    is_completed: company.setup_steps[step] !== undefined,
    completed_at: company.setup_steps[step] ?? null,
  }))

/** The steps, and how far one is in whole percent. */
export function setupProgressOf(company: CompanyRecord) {
  const steps = setupStepsOf(company)
  const done = steps.filter(({ is_completed }) => is_completed).length
  return { setup_steps: steps, percent: Math.round((done * 100) / steps.length) }
}

export function updateSetup(store: Store, clock: Clock, { company }: Caller, body: z.output<typeof UpdateSetupBody>): CompanyRecord {
  const { [body.step]: doneAt, ...others } = company.setup_steps
  const setup_steps = body.is_completed ? { ...others, [body.step]: doneAt ?? clock.now() } : others
  return store.transaction(() => {
    if (body.category_ids) selectCategories(store, company, body.category_ids, 'category_ids')
    return store.companies.update(company.id, { setup_steps, company_size: body.company_size ?? company.company_size })
  })
}
