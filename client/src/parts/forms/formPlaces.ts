import { CARRIED_ACTION, JOBS_MODULE } from '@callout/contracts/forms/codes'

interface Place {
  readonly module: string
  readonly actions: readonly string[]
  readonly isActive: boolean | null
}

/** The actions of jobs at which a form is due. */
export const jobActionsOf = (places: readonly Place[] | null): readonly string[] =>
  places?.flatMap(({ module, actions, isActive }) => (module === JOBS_MODULE && isActive !== false ? actions : [])) ?? []

interface Carried {
  readonly status: string | null
  readonly categoryIds: readonly string[] | null
  readonly attachTo: readonly Place[] | null
}

/** Whether new jobs of a category have the form by themselves, as far as that is told. */
export const isCarried = ({ status, categoryIds, attachTo }: Carried, categoryId: string): boolean =>
  status !== 'INACTIVE' && jobActionsOf(attachTo).includes(CARRIED_ACTION) && (!categoryIds?.length || categoryIds.includes(categoryId))
