import { CARRIED_ACTION, JOBS_MODULE } from '@callout/contracts/forms/codes'

interface Place {
  readonly module: string
  readonly actions: readonly string[]
  readonly isActive: boolean | null
}

/** Job actions that require the form. */
export const jobActionsOf = (places: readonly Place[] | null): readonly string[] =>
  places?.flatMap(({ module, actions, isActive }) => (module === JOBS_MODULE && isActive !== false ? actions : [])) ?? []

/** Whether the form applies to the category; a form or job without categories always matches. */
export const fitsCategory = ({ categoryIds }: { readonly categoryIds: readonly string[] | null }, categoryId: string): boolean =>
  !categoryIds?.length || categoryId === '' || categoryIds.includes(categoryId)

interface Carried {
  readonly status: string | null
  readonly categoryIds: readonly string[] | null
  readonly attachTo: readonly Place[] | null
}

/** Whether new jobs of a category get the form automatically. Missing places count as no. */
export const isCarried = (form: Carried, categoryId: string): boolean =>
  form.status !== 'INACTIVE' && jobActionsOf(form.attachTo).includes(CARRIED_ACTION) && fitsCategory(form, categoryId)
