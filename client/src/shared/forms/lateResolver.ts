import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** No field has this name: it says of a form that it could not be checked. */
const UNCHECKED = 'unchecked'

/**
 * Rules that come with the first field that is left, or with the save. Where they cannot be downloaded no field is wrong,
 * but nothing is saved either: see `isUnchecked`.
 */
export const lateResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (values, context, options) => {
    const check = await load().catch(() => null)
    if (check) return await check(values, context, options)
    return { values: {}, errors: { [UNCHECKED]: { type: UNCHECKED } } as unknown as FieldErrors<Values> }
  }

/** Whether a form is not saved because its rules could not be downloaded. */
export const isUnchecked = (errors: object): boolean => UNCHECKED in errors
